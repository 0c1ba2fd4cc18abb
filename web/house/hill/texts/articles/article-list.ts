import type { Article } from './article.js';
import { campus } from './campus.js';
import { crusade } from './crusade.js';
import { toldOnTours } from './told-on-tours.js';

/** The chapters of the timeline cards, in reading order. No page loads all of them. */
export const articleList: readonly Article[] = [...toldOnTours, ...crusade, ...campus];
