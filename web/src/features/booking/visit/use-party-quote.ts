import { useQuery } from '@apollo/client/react';
import { QuoteVisitPartyDocument } from '../../../generated/operations.js';
import { useQuoteAnswer, useWantedParty } from '../../../lib/tickets/use-wanted-party.js';
import type { Visit } from './use-visit.js';

/** What another party of a visit would cost, asked for whenever the choice changes. */
export function usePartyQuote(token: string, visit: Visit) {
  const party = useWantedParty(visit);
  const { data, previousData, loading, error, refetch } = useQuery(QuoteVisitPartyDocument, {
    variables: { token, tickets: party.tickets },
    skip: party.isNobody,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const { prices, ...answered } = useQuoteAnswer(data?.quoteParty, party.isNobody || loading);
  return {
    ...party,
    ...answered,
    /** Types that the party can have, at today's prices; as the last answer said. */
    prices: prices ?? [],
    isLoading: loading,
    hasFailed: error !== undefined && previousData === undefined && prices === undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
