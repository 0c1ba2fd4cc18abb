import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { writtenDate } from '@hilltop/platform/values/calendar-date';
import { formatCents } from '@hilltop/platform/values/cents';
import type { CodeMisfit, Promotion as PromotionView } from '../generated/schema-types.js';
import type { Named, Promotion } from './promotion.entity.js';

/** The same words for every reason, so that nobody learns which codes exist or have existed. */
export const codeUnknown: Refusal<'CodeUnknown'> = {
  __typename: 'CodeUnknown',
  message: "We can't use this code. Check the letters; it may also be over or used up.",
};

/** Of a code that a cart has: whoever holds it knows that it existed. */
export const CODE_OVER = 'It is over or used up.';

export interface CodeNotForThis extends Refusal<'CodeNotForThis'> {
  readonly why: CodeMisfit;
}

/** Says what would make the code fit. */
export function codeNotForThis(promotion: Promotion, why: CodeMisfit): CodeNotForThis {
  return { __typename: 'CodeNotForThis', message: wordsOf(promotion, why), why };
}

function wordsOf(promotion: Promotion, why: CodeMisfit): string {
  const what = whatItIsFor(promotion);
  if (why === 'MINIMUM')
    return `This code needs $${formatCents(promotion.leastCents)} or more of ${what} in your cart.`;
  if (why === 'VISIT_DATE') return `This code is for visits ${daysOf(promotion)}.`;
  if (why === 'PRICE') return 'Nothing in your cart would be cheaper with this code.';
  if (why === 'ADDRESS') return 'This code is for one order of each e-mail address, and this address has used it.';
  return `This code is for ${what}. Put some in your cart, and try it again.`;
}

/** `senior tickets of House and Garden, or for goods`. */
function whatItIsFor({ forTours, forGoods, tours, ticketTypes, products }: Promotion): string {
  const types = ticketTypes.length === 0 ? '' : `${namesOf(ticketTypes)} `;
  const tickets = `${types}tickets${tours.length === 0 ? '' : ` of ${namesOf(tours)}`}`;
  const goods = products.length === 0 ? 'goods' : namesOf(products);
  return [...(forTours ? [tickets] : []), ...(forGoods ? [goods] : [])].join(' or ');
}

const listed = new Intl.ListFormat('en-US', { type: 'disjunction' });
const namesOf = (some: readonly Named[]): string => listed.format(some.map(({ name }) => name));

function daysOf({ visitFrom: from, visitUntil: until }: Promotion): string {
  if (from === null) return `until ${writtenDate(until ?? '')}`;
  return until === null ? `from ${writtenDate(from)}` : `from ${writtenDate(from)} to ${writtenDate(until)}`;
}

export interface PromotionExists extends Refusal<'PromotionExists'> {
  readonly promotion: PromotionView;
}

export function promotionExists(promotion: PromotionView): PromotionExists {
  const message = `There is a code ${promotion.code} already. End it first, or take another word.`;
  return { __typename: 'PromotionExists', message, promotion };
}

export const promotionNotFound: Refusal<'PromotionNotFound'> = {
  __typename: 'PromotionNotFound',
  message: 'There is no such code, or it was ended already.',
};
