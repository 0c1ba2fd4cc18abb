import { writtenDate } from '@hilltop/platform/values/calendar-date';
import { formatCents } from '@hilltop/platform/values/cents';
import type { CodeMisfit } from '../generated/schema-types.js';
import type { Named, Promotion } from './promotion.entity.js';

/** What would make the code fit. */
export function misfitWords(why: CodeMisfit, promotion: Promotion): string {
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
