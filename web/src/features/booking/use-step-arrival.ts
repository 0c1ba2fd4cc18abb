import { type RefObject, useEffect, useRef } from 'react';
import type { BookingStep } from './booking-step.js';

/** Goes to the top of each step that follows, with focus on its heading, so that it is read out and the keyboard goes on from there. */
export const useStepArrival = (page: RefObject<HTMLElement | null>, step: BookingStep): void => {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    page.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
  }, [page, step]);
};
