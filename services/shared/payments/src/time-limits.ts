/** A purchase that is not stored by then is given up: its payment goes back, and nothing can use it. */
export const PURCHASE_LIFE_MS = 15 * 60_000;

/** What the request of a purchase has not sent or captured by then, a job does. */
export const JOB_TAKES_OVER_MS = 60_000;
