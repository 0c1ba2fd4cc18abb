import { useEffect } from 'react';
import { noteTakenOver } from '../document/sent-page.js';
import { earlyDeeds } from './hear-early-deeds.js';

/** Stands last in a page: when it is taken over, so is everything before it, and what was done early is done again. */
export const PageAnswers = () => {
  useEffect(() => {
    noteTakenOver();
    earlyDeeds.repeat();
    document.documentElement.dataset.answers = '';
  }, []);
  return null;
};
