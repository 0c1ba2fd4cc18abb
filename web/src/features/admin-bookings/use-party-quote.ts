import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { StaffPartyQuoteDocument } from '../../generated/staff-operations.js';
import { useQuoteAnswer, useWantedParty } from '../../lib/tickets/use-wanted-party.js';
import type { BookingState } from './booking-words.js';

/** Staff: what another party of a booking would cost, asked for whenever the choice changes. */
export function usePartyQuote(booking: BookingState) {
  const party = useWantedParty(booking);
  const variables = { id: booking.id, tickets: party.tickets };
  const { data, isLoading, hasFailed, reload } = useAdminQuery(StaffPartyQuoteDocument, variables, !party.isNobody);
  const answered = useQuoteAnswer(data?.staffQuoteParty, party.isNobody || isLoading);
  return {
    ...party,
    ...answered,
    hasFailed: hasFailed && answered.prices === undefined,
    reload: () => void reload(),
  };
}
