import type { ApolloClient, DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
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
import { type Changed, type ChangeKind, followChanges } from '../../kit/lib/live/follow-changes.js';
import { useSession } from '../../kit/staff-session/session-store.js';
import type { StaffRole } from '../../kit/staff-session/staff-client.js';

/** Of the others no page has anything that the server tells of. */
const HEAR: readonly StaffRole[] = ['guide', 'desk', 'manager'];

const MINUTE_MS = 60_000;

const times = [
  TodayTimesDocument,
  DaysAheadDocument,
  CalendarTimesDocument,
  CalendarMonthDocument,
  RotaWeekDocument,
  PaymentLinksDocument,
];

/** What is refetched, if it is shown, when something of a kind changes. */
const queriesOf: Readonly<Record<ChangeKind, DocumentNode[]>> = {
  bookings: [
    ...times,
    DayReadinessDocument,
    TodayArrivalsDocument,
    PartiesOfDayDocument,
    ClosuresDocument,
    TodayNeedsDocument,
  ],
  seats: [...times],
  waitlist: [...times],
  calendar: [...times, ClosuresDocument, TodayNeedsDocument],
  door: [TodayNeedsDocument],
  orders: [TodayNeedsDocument],
  groups: [TodayNeedsDocument],
  messages: [TodayNeedsDocument],
};

/** Lists, and what an open row of each asks. */
const rowOf = new Map<DocumentNode, DocumentNode>();

/**
 * Follows a page whose script comes when it is opened: its list, and what an open row asks, which tells the list too. The list waits
 * meanwhile: the row would leave whoever types in it.
 */
export function followRows(kind: ChangeKind, list: DocumentNode, row: DocumentNode): void {
  queriesOf[kind].push(list, row);
  rowOf.set(list, row);
}

/** The queries that changes affect; kinds that this page does not know affect none. */
function queriesFor(changed: Changed): ReadonlySet<DocumentNode> {
  if (changed === 'all') return new Set(Object.values(queriesOf).flat());
  return new Set([...changed].flatMap((kind) => queriesOf[kind as ChangeKind] ?? []));
}

/** Refetches what is shown and changed. A failure changes nothing. */
export function askAnew(client: ApolloClient, changed: Changed): void {
  const queries = queriesFor(changed);
  const shown = [...client.getObservableQueries()];
  const opened = new Set(shown.map(({ options }) => options.query));
  for (const { options, variables } of shown) {
    const row = rowOf.get(options.query);
    if (!queries.has(options.query) || (row && opened.has(row))) continue;
    client.query({ query: options.query, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
  }
}

/** Keeps Today, the calendar and the groups up to date while staff look at them, without touching what is typed (product.md §2.13). */
export function useLiveQueries(): void {
  const client = useApolloClient();
  const session = useSession();
  const hears = session.status === 'signedIn' && HEAR.includes(session.staff.role);
  useEffect(() => {
    if (!hears) return;
    return followChanges({ withoutMs: MINUTE_MS, onChanged: (changed) => askAnew(client, changed) });
  }, [client, hears]);
}
