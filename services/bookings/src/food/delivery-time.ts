import { formatTime, type StartTime, toPlainTime } from '../opening/schedule/start-times.js';
import { FOOD_MINUTES_BEFORE_TOUR } from './menu.js';

/** E.g. `9:30 AM` (product.md §4). */
export function deliveryTime(start: StartTime): string {
  return formatTime(toPlainTime(start).subtract({ minutes: FOOD_MINUTES_BEFORE_TOUR }));
}
