/** Bounds of what the house sells, which services enforce and the site says beforehand (product.md §4, §5, §9). */

/** Largest party that can be booked at all, in guests. */
export const MAX_GROUP_SIZE = 20;

/** Most seats of one start, in a tour or in the calendar. */
export const MAX_CAPACITY = 100;

/** Longest tour, in minutes. */
export const MAX_DURATION_MINUTES = 720;

/** Smallest party that can order food, in guests. */
export const FOOD_FROM_GROUP_SIZE = 10;

/** How early guests should arrive, in minutes. */
export const ARRIVE_EARLY_MINUTES = 15;

/** Longest text about access needs, and longest free text, in characters. */
export const NEEDS_LENGTH = 300;
export const NOTE_LENGTH = 1000;
