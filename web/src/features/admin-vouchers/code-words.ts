import type { PromotionFactsFragment } from '../../generated/staff-operations.js';
import { toCents } from '../../lib/money.js';
import { fullDate } from '../../lib/venue-dates.js';

export type Promotion = PromotionFactsFragment;

/** "10% off", "$5.00 off the order", "$15.00 each" */
export function doesWords({ kind, amount }: Pick<Promotion, 'kind' | 'amount'>): string {
  if (kind === 'percent') return `${amount}% off`;
  return kind === 'cents' ? `$${amount} off the order` : `$${amount} each`;
}

/** "1 of 3", "1" */
export function usesWords({ uses, usesLimit }: Pick<Promotion, 'uses' | 'usesLimit'>): string {
  return usesLimit === null ? String(uses) : `${uses} of ${usesLimit}`;
}

export function codeState({ open, endedAt, uses, usesLimit }: Promotion): {
  readonly tone: 'good' | 'waiting';
  readonly label: string;
} {
  if (endedAt !== null) return { tone: 'waiting', label: 'Ended' };
  if (open) return { tone: 'good', label: 'In use' };
  return { tone: 'waiting', label: usesLimit !== null && uses >= usesLimit ? 'Used up' : 'Not on these days' };
}

/** What a code is for and its conditions, one sentence each. */
export function conditionWords(promotion: Promotion): readonly string[] {
  const { forTours, forGoods, saleFrom, saleUntil, visitFrom, visitUntil, least, oncePerAddress } = promotion;
  const days = (what: string, from: string | null, until: string | null): readonly string[] => {
    if (from === null && until === null) return [];
    const first = from === null ? '' : ` from ${fullDate(from)}`;
    return [`${what}${first}${until === null ? '' : ` until ${fullDate(until)}`}`];
  };
  return [
    ...(forTours
      ? [`Tickets: ${namesOf(promotion.tours, 'all tours')}, ${namesOf(promotion.ticketTypes, 'all types')}`]
      : []),
    ...(forGoods ? [`Goods: ${namesOf(promotion.products, 'all')}`] : []),
    ...days('Can be used', saleFrom, saleUntil),
    ...days('For visits', visitFrom, visitUntil),
    ...(toCents(least) > 0 ? [`From $${least} of it`] : []),
    ...(oncePerAddress ? ['Once for each e-mail address'] : []),
  ];
}

const listed = new Intl.ListFormat('en-US');

function namesOf(some: readonly { readonly name: string }[], all: string): string {
  return some.length === 0 ? all : listed.format(some.map(({ name }) => name));
}
