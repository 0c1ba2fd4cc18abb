import type { GroupTerms } from '../terms/group-terms.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A group has so long to pay, where there is time. */
const LEAST_MS = 72 * HOUR_MS;
/** Seats that nobody has secured can be sold again. */
const LAST_MS = 48 * HOUR_MS;
/** The desk looks at an order within it. */
const ORDER_MS = 7 * DAY_MS;
/** For a group that comes at once: it is secured while it telephones. */
const CALL_MS = HOUR_MS;

/** Until when accepted seats are held (product.md §23). @param first its first start, which is ahead */
export function securedBy(
  now: Date,
  first: Date,
  { secureAfterDays, secureBeforeDays }: Pick<GroupTerms, 'secureAfterDays' | 'secureBeforeDays'>,
): Date {
  const [at, start] = [now.getTime(), first.getTime()];
  const usual = Math.min(at + secureAfterDays * DAY_MS, start - secureBeforeDays * DAY_MS);
  const bounded = Math.min(Math.max(usual, at + LEAST_MS), start - LAST_MS);
  return new Date(bounded > at ? bounded : Math.min(at + CALL_MS, start));
}

/** Until then a group that is booked cancels for nothing. @param first its first start, as in the next one */
export function freeUntil(first: Date, { depositBackDays }: Pick<GroupTerms, 'depositBackDays'>): Date {
  return new Date(first.getTime() - depositBackDays * DAY_MS);
}

/** Until when other starts are held: as long as before, but not into the last two days. @param heldUntil undefined: the house ended the hold */
export function heldAfterChange(now: Date, heldUntil: Date | undefined, first: Date, terms: GroupTerms): Date {
  const until = securedBy(now, first, terms);
  if (heldUntil === undefined) return until;
  const isEarly = heldUntil.getTime() <= first.getTime() - LAST_MS;
  return isEarly || heldUntil < until ? heldUntil : until;
}

/** A purchase order that was sent moves the end of a hold by a week, but not into the last two days. */
export function heldForOrder(heldUntil: Date, first: Date): Date {
  const latest = Math.max(heldUntil.getTime(), first.getTime() - LAST_MS);
  return new Date(Math.min(heldUntil.getTime() + ORDER_MS, latest));
}

/** Not after the first start. */
export function quoteEnd(now: Date, first: Date, { quoteValidDays }: Pick<GroupTerms, 'quoteValidDays'>): Date {
  return new Date(Math.min(now.getTime() + quoteValidDays * DAY_MS, first.getTime()));
}
