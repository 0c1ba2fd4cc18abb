import type { VoucherPageQuery } from '../../generated/operations.js';
import { printedCents, signedCents, toSignedCents } from '../../lib/money.js';

type Entry = NonNullable<VoucherPageQuery['voucher']>['entries'][number];

/** A row of the table of uses. */
export interface VoucherUse {
  readonly id: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly what: string;
  readonly why: string;
  /** "−$30.00" */
  readonly amount: string;
  /** What was left after it. */
  readonly left: string;
}

const WORDS: Readonly<Record<Exclude<Entry['cause'], 'redeemed' | 'held'>, readonly [what: string, why: string]>> = {
  issued: ['Issued', 'The voucher begins'],
  released: ['Put back', 'A purchase took less, or was not made'],
  returned: ['Put back', 'A refund'],
  cashed: ['Paid out', 'In cash, at the desk'],
  voided: ['Ended', 'Its purchase was canceled'],
};

function wordsOf({ cause, orderNumber }: Entry): readonly [what: string, why: string] | undefined {
  // It moves nothing: what the purchase took is in the entries before it.
  if (cause === 'redeemed') return undefined;
  const order = orderNumber === null ? undefined : `Order ${orderNumber}`;
  if (cause === 'held') return order === undefined ? ['Held', 'For a purchase that is not finished'] : ['Used', order];
  if (cause === 'issued' && orderNumber !== null) return ['Bought', 'The voucher begins'];
  const [what, why] = WORDS[cause];
  return [what, order === undefined ? why : `${why}, ${order.replace('O', 'o')}`];
}

/** Every use of a voucher, newest first. @param entries oldest first */
export function usesOf(entries: readonly Entry[]): readonly VoucherUse[] {
  let left = 0;
  const uses = entries.flatMap((entry) => {
    const cents = toSignedCents(entry.amount);
    left += cents;
    const words = wordsOf(entry);
    if (!words) return [];
    const [what, why] = words;
    return [{ id: entry.id, at: entry.at, what, why, amount: signedCents(cents), left: printedCents(left) }];
  });
  return uses.reverse();
}
