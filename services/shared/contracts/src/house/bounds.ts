/** Services enforce these bounds, and the site states them beforehand (product.md §4, §5, §9). */

/** Guests of one booking. */
export const MAX_GROUP_SIZE = 20;

/** Seats of one start, in a tour or in the calendar. */
export const MAX_CAPACITY = 100;

export const MAX_DURATION_MINUTES = 720;

/** Smallest party, in guests. */
export const FOOD_FROM_GROUP_SIZE = 10;

/** Minutes. */
export const ARRIVE_EARLY_MINUTES = 15;

/** Characters. */
export const NEEDS_LENGTH = 300;
export const NOTE_LENGTH = 1000;
