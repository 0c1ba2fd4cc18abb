import type { PricedToursQuery, PriceEntryFragment, StaffTourPricesQuery } from '../../generated/staff-operations.js';
import { capitalized, countSpelled } from '../../kit/lib/spelled-number.js';
import { priceInWords } from '../../kit/lib/tickets/ticket-words.js';
import { dayAndMonth } from '../../kit/lib/venue-dates.js';

export type PriceList = NonNullable<StaffTourPricesQuery['tourPrices']>;
export type StaffTicketType = NonNullable<PricedToursQuery['ticketTypes']>[number];

/** A guest type on a tour: its current price, an unconfirmed example, and later prices. */
export interface PriceRow {
  readonly type: StaffTicketType;
  readonly current: PriceEntryFragment | undefined;
  readonly example: PriceEntryFragment | undefined;
  readonly planned: PriceEntryFragment | undefined;
}

/** The types in order, with the tour's prices, without ended types. */
export function priceRows(types: readonly StaffTicketType[], { entries }: PriceList): readonly PriceRow[] {
  return types
    .filter(({ ended }) => !ended)
    .map((type) => {
      const own = entries.filter((entry) => entry.type.code === type.code);
      const inState = (state: PriceEntryFragment['state']) => own.find((entry) => entry.state === state);
      return { type, current: inState('CURRENT'), example: inState('EXAMPLE'), planned: inState('PLANNED') };
    });
}

/** "1", "none, on a lap". */
export function seatsText({ current, example }: PriceRow): string {
  return (current ?? example)?.seats === 0 ? 'none, on a lap' : '1';
}

/** Limits in words: "any, ID at the door", "6 to an adult". */
export function howMany({ perAdult, maxPerParty, proof, comesAlone }: StaffTicketType): string {
  const words = [
    perAdult === null ? '' : `${perAdult} per adult`,
    perAdult === null && !comesAlone ? '1 per guest' : '',
    maxPerParty === null ? '' : `${maxPerParty} in a party`,
  ].filter(Boolean);
  return `${words.join(', ') || 'any'}${proof ? ', ID at the door' : ''}`;
}

/** "$25.00", "Free", or a dash. */
export function priceText({ current, example }: PriceRow): string {
  const entry = current ?? example;
  return entry === undefined ? '–' : priceInWords(entry.price);
}

/** "Sold", "Example, not sold yet", and later prices. */
export function stateText({ current, example, planned }: PriceRow): string {
  const now = current ? 'Sold' : example ? 'Example, not sold yet' : 'Not sold';
  return planned === undefined || planned.from === null
    ? now
    : `${now}; ${priceInWords(planned.price)} from ${dayAndMonth(planned.from)}`;
}

/** "Four types carry example amounts." */
export function examplesTitle(count: number): string {
  return `${capitalized(countSpelled(count, 'type carries an example amount', 'types carry example amounts'))}.`;
}
