import type { ApolloClient, DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../../admin/session-state/session-store.js';
import {
  CalendarMonthDocument,
  CalendarTimesDocument,
  ClosuresDocument,
  DayReadinessDocument,
  DaysAheadDocument,
  PartiesOfDayDocument,
  PaymentLinksDocument,
  RotaWeekDocument,
  TodayArrivalsDocument,
  TodayNeedsDocument,
  TodayTimesDocument,
} from '../../generated/staff-operations.js';
import { type Changed, type ChangeKind, followChanges } from '../../lib/live/follow-changes.js';

const MINUTE_MS = 60_000;

const times = [
  TodayTimesDocument,
  DaysAheadDocument,
  CalendarTimesDocument,
  CalendarMonthDocument,
  RotaWeekDocument,
  PaymentLinksDocument,
];

/** What is asked for anew when something of a kind changes, if it is shown. */
const queriesOf: Readonly<Record<ChangeKind, readonly DocumentNode[]>> = {
  bookings: [
    ...times,
    DayReadinessDocument,
    TodayArrivalsDocument,
    PartiesOfDayDocument,
    ClosuresDocument,
    TodayNeedsDocument,
  ],
  seats: times,
  waitlist: times,
  calendar: [...times, ClosuresDocument, TodayNeedsDocument],
  door: [TodayNeedsDocument],
  orders: [TodayNeedsDocument],
  messages: [TodayNeedsDocument],
};

const all: ReadonlySet<DocumentNode> = new Set(Object.values(queriesOf).flat());

/** The queries that changes concern. A kind that this page does not know concerns none. */
function queriesFor(changed: Changed): ReadonlySet<DocumentNode> {
  if (changed === 'all') return all;
  return new Set([...changed].flatMap((kind) => queriesOf[kind as ChangeKind] ?? []));
}

/** Asks for what is shown and changed. An answer replaces what is shown; a failure changes nothing. */
export function askAnew(client: ApolloClient, changed: Changed): void {
  const queries = queriesFor(changed);
  for (const { options, variables } of client.getObservableQueries()) {
    if (!queries.has(options.query)) continue;
    client.query({ query: options.query, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
  }
}

/**
 * Keeps Today and the calendar as they are on the server while staff look at them (product.md §2.13), and touches
 * nothing that is typed.
 */
export function useLiveQueries(): void {
  const client = useApolloClient();
  const isSignedIn = useSession().status === 'signedIn';
  useEffect(() => {
    if (!isSignedIn) return;
    return followChanges({ withoutMs: MINUTE_MS, onChanged: (changed) => askAnew(client, changed) });
  }, [client, isSignedIn]);
}
