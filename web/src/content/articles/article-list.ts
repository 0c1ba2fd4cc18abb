import { arlingtonBaptistUniversity } from './arlington-baptist-university.js';
import type { Article } from './article.js';
import { crusadeBegins } from './crusade-begins.js';
import { crusaderLegacy } from './crusader-legacy.js';
import { legacyToday } from './legacy-today.js';
import { manBehindMission } from './man-behind-mission.js';
import { prophecy } from './prophecy.js';
import { purchaseVision } from './purchase-vision.js';
import { storyOfHope } from './story-of-hope.js';
import { transformationProcess } from './transformation-process.js';

/** The nine chapters behind timeline cards 4 to 12, in reading order. */
export const articleList: readonly Article[] = [
  crusaderLegacy,
  manBehindMission,
  crusadeBegins,
  prophecy,
  purchaseVision,
  transformationProcess,
  arlingtonBaptistUniversity,
  legacyToday,
  storyOfHope,
];
