import { toAmount } from '../lib/money.js';
import { counted } from '../lib/spelled-number.js';
import {
  ADULT,
  guestsIn,
  linesOf,
  type Party,
  seatsFor,
  sellsAdultsOnly,
  sumOf,
  ticketsOf,
} from '../lib/tickets/party.js';
import { refusalOf } from '../lib/tickets/party-rules.js';
import { partyInWords } from '../lib/tickets/ticket-words.js';
import { guestsOf, mostGuestsText, type TimeToSell } from './times-to-sell.js';

/** A typed party: a number if a tour has one price, otherwise guests by type. */
export interface TypedParty {
  readonly groupSize: string;
  readonly party: Party;
}

/** A party that can be sold, or why it cannot. */
export type PartyToSell =
  | { readonly words: string; readonly totalAmount: string; readonly sent: SentParty }
  | { readonly field: 'groupSize' | 'party'; readonly problem: string };

type SentParty = { readonly groupSize: number } | { readonly tickets: ReturnType<typeof ticketsOf> };

export function asksForTypes({ prices }: TimeToSell): boolean {
  return !sellsAdultsOnly(prices);
}

/** Checks a party against the seats and prices of a start. */
export function partyToSell(time: TimeToSell, { groupSize, party }: TypedParty): PartyToSell {
  if (asksForTypes(time)) return byType(time, party);
  const guests = guestsOf(groupSize, time.mostGuests);
  if (guests === undefined) return { field: 'groupSize', problem: mostGuestsText(time) };
  return {
    words: counted(guests, 'seat'),
    totalAmount: totalOf(time, { [ADULT]: guests }),
    sent: { groupSize: guests },
  };
}

function byType(time: TimeToSell, party: Party): PartyToSell {
  const { prices, seatsLeft, soldByParty } = time;
  if (guestsIn(party) === 0) return { field: 'party', problem: 'Please say who comes.' };
  const refusal = refusalOf(party, prices);
  if (refusal) return { field: 'party', problem: `${refusal.title} ${refusal.text}` };
  if (!soldByParty && seatsFor(party, prices) > seatsLeft) {
    return { field: 'party', problem: seatsLeft === 1 ? 'One seat is left.' : `${seatsLeft} seats are left.` };
  }
  return { words: partyInWords(party, prices), totalAmount: totalOf(time, party), sent: { tickets: ticketsOf(party) } };
}

function totalOf({ prices }: TimeToSell, party: Party): string {
  return toAmount(sumOf(linesOf(party, prices)));
}
