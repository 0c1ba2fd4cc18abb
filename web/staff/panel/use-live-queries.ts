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
import { followedRows } from '../data/followed-rows.js';

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
  groups: [TodayNeedsDocument],
  messages: [TodayNeedsDocument],
};

const all: ReadonlySet<DocumentNode> = new Set(Object.values(queriesOf).flat());

/** The queries that changes affect; kinds that this page does not know affect none. */
function queriesFor(changed: Changed): ReadonlySet<DocumentNode> {
  const isChanged = (kind: string) => changed === 'all' || changed.has(kind);
  const rows = followedRows.flatMap(({ kind, list, row }) => (isChanged(kind) ? [list, row] : []));
  if (changed === 'all') return new Set([...all, ...rows]);
  return new Set([...[...changed].flatMap((kind) => queriesOf[kind as ChangeKind] ?? []), ...rows]);
}

/** Refetches what is shown and changed. A failure changes nothing. */
export function askAnew(client: ApolloClient, changed: Changed): void {
  const queries = queriesFor(changed);
  const shown = [...client.getObservableQueries()];
  const opened = new Set(shown.map(({ options }) => options.query));
  const waiting = new Set(followedRows.flatMap(({ list, row }) => (opened.has(row) ? [list] : [])));
  for (const { options, variables } of shown) {
    if (!queries.has(options.query) || waiting.has(options.query)) continue;
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
