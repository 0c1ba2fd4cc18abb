import type { Article } from './article.js';
import { beginning } from './beginning.js';
import { peakEra } from './peak-era.js';
import { transformation } from './transformation.js';

/** Tea room, casino and peak: chapters that say where a tour shows what they tell. */
export const toldOnTours: readonly Article[] = [beginning, transformation, peakEra];
