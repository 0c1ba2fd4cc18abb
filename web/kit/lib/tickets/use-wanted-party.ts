import { useState } from 'react';
import type { PartyQuoteFactsFragment } from '../../../generated/operations.js';
import { bookedParty, guestsIn, isSameParty, type Party, ticketsOf, whoComes } from './party.js';

export type PartyQuote = Omit<PartyQuoteFactsFragment, '__typename'>;

/** The party that is chosen to replace the booked one. */
export function useWantedParty(booked: Parameters<typeof bookedParty>[0]) {
  const now = bookedParty(booked);
  const [wanted, setWanted] = useState(now);
  return {
    now,
    wanted,
    choose: (party: Party): void => setWanted(whoComes(party)),
    isSame: isSameParty(now, wanted),
    isNobody: guestsIn(wanted) === 0,
    tickets: ticketsOf(wanted),
  };
}

/** The latest answer about a wanted party. @param isAsked while an answer is due, the earlier quote is not shown */
export function useQuoteAnswer(answer: PartyQuote | { readonly message: string } | undefined, isAsked: boolean) {
  const [known, setKnown] = useState<NonNullable<PartyQuote['prices']>>();
  const quote = answer && 'lines' in answer ? answer : undefined;
  if (quote?.prices && quote.prices !== known) setKnown(quote.prices);
  return {
    /** What the tour sells now; undefined before the first quote. */
    prices: quote?.prices ?? known,
    quote: isAsked ? undefined : quote,
    refusal: isAsked || !answer || quote ? undefined : (answer as { readonly message: string }).message,
  };
}
