import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { MyTicketDocument, type TicketFieldsFragment } from '../../../generated/operations.js';

interface BookedNow extends TicketFieldsFragment {
  readonly visitUrl: string;
}

interface TicketAnswer {
  /** Undefined while it loads, without an answer, and if the link leads to no booking anymore. */
  readonly ticket: TicketFieldsFragment | undefined;
  readonly isLoading: boolean;
  /** The link leads to no booking anymore. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

function tokenOf(visitUrl: string): string {
  return new URL(visitUrl).pathname.split('/').at(-1) ?? '';
}

/** The answer to a booking is its ticket, too: step six shows it at once. A reload reads it again. */
export function cacheTicket(client: ApolloClient, booking: BookedNow): void {
  const variables = { token: tokenOf(booking.visitUrl) };
  client.writeQuery({ query: MyTicketDocument, variables, data: { __typename: 'Query', myBooking: booking } });
}

/** The ticket of a visit's link. */
export function useTicket(visitUrl: string): TicketAnswer {
  const { data, loading, refetch } = useQuery(MyTicketDocument, {
    variables: { token: tokenOf(visitUrl) },
    notifyOnNetworkStatusChange: true,
  });
  const answer = data?.myBooking;
  return {
    ticket: answer?.__typename === 'Booking' ? answer : undefined,
    isLoading: loading,
    isMissing: answer !== undefined && answer.__typename !== 'Booking',
    retry: () => void refetch().catch(() => undefined),
  };
}
