import { t } from '@lingui/core/macro';
import { printedCents, toCents } from '../money.js';
import { ADULT, type TicketPrice } from './party.js';
import { agesInWords, priceInWords } from './ticket-words.js';

interface PricedType {
  readonly price: string;
  readonly type: { readonly comesAlone: boolean };
}

/** The "from" price: the lowest of a paying guest who can come alone, before rules. Undefined if there is one price. */
export function fromPrice(prices: readonly PricedType[]): string | undefined {
  if (prices.length <= 1) return undefined;
  const alone = prices.filter(({ price, type }) => type.comesAlone && toCents(price) > 0);
  const cents = alone.map(({ price }) => toCents(price));
  return cents.length === 0 ? undefined : printedCents(Math.min(...cents));
}

/** Prices as on a menu, dearest first; types with the same price share a line. Empty if there is one price. */
export function priceList(prices: readonly TicketPrice[]): { readonly term: string; readonly value: string }[] {
  if (prices.length <= 1) return [];
  const amounts = [...new Set(prices.map(({ price }) => toCents(price)))].sort((one, other) => other - one);
  return amounts.map((cents) => {
    const sharing = prices.filter(({ price }) => toCents(price) === cents);
    return { term: termOf(sharing), value: priceInWords(sharing[0]?.price ?? '0') };
  });
}

function termOf([first, ...others]: readonly TicketPrice[]): string {
  if (first === undefined) return '';
  const { code, label, perAdult } = first.type;
  if (others.length > 0) return [label, ...others.map(({ type }) => type.label.toLowerCase())].join(', ');
  const ages = code === ADULT ? '' : agesInWords(first.type);
  return [label, ages, perAdult === null ? '' : t`with an adult`].filter(Boolean).join(', ');
}
