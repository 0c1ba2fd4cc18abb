import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { MyTicketDocument, type TicketFieldsFragment } from '../../generated/operations.js';

interface BookedNow extends TicketFieldsFragment {
  readonly visitUrl: string;
}

interface TicketAnswer {
  /** Undefined while it loads, without an answer, and if the link no longer leads to a booking. */
  readonly ticket: TicketFieldsFragment | undefined;
  readonly isLoading: boolean;
  readonly isMissing: boolean;
  readonly retry: () => void;
}

function tokenOf(visitUrl: string): string {
  return new URL(visitUrl).pathname.split('/').at(-1) ?? '';
}

/** A booking's answer includes its ticket: step six shows it at once, and a reload reads it again. */
export function cacheTicket(client: ApolloClient, booking: BookedNow): void {
  const variables = { token: tokenOf(booking.visitUrl) };
  client.writeQuery({ query: MyTicketDocument, variables, data: { __typename: 'Query', myBooking: booking } });
}

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
