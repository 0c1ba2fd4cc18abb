/** Largest party that can be booked at all, in guests (product.md §5). */
export const MAX_GROUP_SIZE = 20;

/** Most seats of one start, in a tour or in the calendar. */
export const MAX_CAPACITY = 100;
