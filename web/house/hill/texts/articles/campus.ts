import { arlingtonBaptistUniversity } from './arlington-baptist-university.js';
import type { Article } from './article.js';
import { legacyToday } from './legacy-today.js';
import { purchaseVision } from './purchase-vision.js';
import { storyOfHope } from './story-of-hope.js';
import { transformationProcess } from './transformation-process.js';

/** The chapters from the purchase on. */
export const campus: readonly Article[] = [
  purchaseVision,
  transformationProcess,
  arlingtonBaptistUniversity,
  legacyToday,
  storyOfHope,
];
