import type { Article } from './article.js';
import { crusadeBegins } from './crusade-begins.js';
import { crusaderLegacy } from './crusader-legacy.js';
import { manBehindMission } from './man-behind-mission.js';
import { prophecy } from './prophecy.js';

/** The chapters of the preacher. */
export const crusade: readonly Article[] = [crusaderLegacy, manBehindMission, crusadeBegins, prophecy];
