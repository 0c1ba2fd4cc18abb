/** Services enforce these bounds, and the site states them beforehand (product.md §4, §5, §9). */

/** Guests of one booking. */
export const MAX_GROUP_SIZE = 20;

/** People of one part of a group: a ticket's code carries at most 63. */
export const MAX_PART_SIZE = 60;

/** Starts that a group visits. */
export const MAX_GROUP_PARTS = 40;

/** Who lead one start. */
export const MAX_GUIDES = 4;

/** Seats of one start, in a tour or in the calendar. */
export const MAX_CAPACITY = 100;

export const MAX_DURATION_MINUTES = 720;

/** Of a ticket, a tour or a product, and the most that a code takes off one; in cents, as the columns' CHECKs. */
export const MAX_PRICE_CENTS = 1_000_000;

/** The largest party at the dearest price. No amount of one visit is above it. */
export const MAX_PARTY_CENTS = MAX_GROUP_SIZE * MAX_PRICE_CENTS;

/** Lines of a cart. */
export const MAX_CART_LINES = 50;

/** Pieces in one line of a cart or an order. */
export const MAX_QUANTITY = 99;

/** What an order comes to, and its tax; both together are a 32-bit integer, which the columns are. */
export const MAX_ORDER_CENTS = MAX_CART_LINES * MAX_PARTY_CENTS;

/** Of a gift to the house. */
export const MIN_GIFT_CENTS = 100;
export const MAX_GIFT_CENTS = 1_000_000;

export const MAX_SHIPPING_CENTS = 10_000;

/** What a party eats. */
export const MAX_FOOD_CENTS = 1_000_000;

/** Smallest party, in guests. */
export const FOOD_FROM_GROUP_SIZE = 10;

/** Minutes. */
export const ARRIVE_EARLY_MINUTES = 15;

/** That are asked at a time, of all tours together. */
export const MAX_QUESTIONS = 10;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 20;
/** Days after the visit for which an answer is kept. */
export const MAX_ANSWER_DAYS = 3_650;

/** Characters. */
export const QUESTION_LENGTH = 200;
export const OPTION_LENGTH = 100;
export const ANSWER_LENGTH = 500;
export const ORIGIN_LENGTH = 40;
export const NEEDS_LENGTH = 300;
export const NOTE_LENGTH = 1000;
