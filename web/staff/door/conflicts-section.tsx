import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import {
  type ConflictFactsFragment,
  ConflictsOfDayDocument,
  type ConflictsOfDayQuery,
} from '../../generated/staff-operations.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { venueClockTime } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { Pager } from '../design/pager.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';
import { pageWithin } from '../lists/list-order.js';
import { StaffName } from '../records/staff-name.js';
import { ConflictCard } from './conflict-card.js';
import { conflictWords, outcomeWords } from './conflict-words.js';
import { phoneName } from './phone-name.js';

const columns: readonly Column<ConflictFactsFragment>[] = [
  {
    id: 'when',
    label: 'When',
    place: 'second',
    whole: true,
    cell: ({ settledAt }) => (settledAt ? venueClockTime(settledAt) : ''),
  },
  {
    id: 'what',
    label: 'What',
    place: 'name',
    cell: (conflict) => (
      <>
        {conflictWords(conflict)}
        {conflict.booking ? <small>{conflict.booking.confirmationCode}</small> : null}
      </>
    ),
  },
  { id: 'how', label: 'How', place: 'line', cell: outcomeWords },
  { id: 'who', label: 'Who', place: 'line', cell: ({ settledBy }) => <StaffName id={settledBy} /> },
];

/** Settled today, latest first. */
function SettledSection({ settled }: { readonly settled: readonly ConflictFactsFragment[] }) {
  return (
    <AdminSection title="Settled today">
      <AdminTable label="settled conflicts" columns={columns} rows={settled} keyOf={({ id }) => id} />
    </AdminSection>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4) var(--s-5);
  align-items: start;
  small { display: block; color: var(--fg-soft); font-size: var(--t-2); font-weight: 400; }
  @media (min-width: 80rem) { grid-template-columns: minmax(0, 1fr) 25.5rem; }
`;

const PAGE_SIZE = 25;

type DoorPhone = NonNullable<ConflictsOfDayQuery['doorDay']>['phones'][number];

/** From this offset on, phones at the door warn. */
const MOST_OFF_MS = 120_000;

function ClockState({ clockOffsetMs }: DoorPhone) {
  if (Math.abs(clockOffsetMs) <= MOST_OFF_MS) return <StateMark tone="good">Clock is right</StateMark>;
  const minutes = Math.round(Math.abs(clockOffsetMs) / 60_000);
  return (
    <StateMark tone="waiting">
      Clock {minutes} min {clockOffsetMs > 0 ? 'slow' : 'fast'}
    </StateMark>
  );
}

const phoneColumns: readonly Column<DoorPhone>[] = [
  {
    id: 'phone',
    label: 'Phone',
    place: 'name',
    cell: ({ staffId, seenAt, ...phone }) => (
      <>
        {phoneName(phone)}
        <small>
          <StaffName id={staffId} />, sent {venueClockTime(seenAt)}
        </small>
      </>
    ),
  },
  { id: 'state', label: 'State', place: 'line', cell: (phone) => <ClockState {...phone} /> },
  { id: 'scans', label: 'Scans', place: 'figure', align: 'end', cell: ({ scans }) => scans },
];

function PhonesSection({ phones }: { readonly phones: readonly DoorPhone[] }) {
  return (
    <AdminSection title="Phones at the door">
      {phones.length === 0 ? (
        <AdminSectionBody>
          <p>No phone has sent scans today.</p>
        </AdminSectionBody>
      ) : (
        <AdminTable label="phones" columns={phoneColumns} rows={phones} keyOf={({ deviceId }) => deviceId} />
      )}
    </AdminSection>
  );
}

/** Conflicts between phones, settled ones, and the phones that sent scans. @param date YYYY-MM-DD */
export function ConflictsSection({ date }: { readonly date: string }) {
  const [page, setPage] = useState(0);
  const shown = { first: PAGE_SIZE, offset: page * PAGE_SIZE };
  const { data, isLoading, hasFailed, reload } = useAdminQuery(ConflictsOfDayDocument, { date, ...shown });
  const day = data?.doorDay;
  const open = day?.conflicts.filter(({ settledAt }) => settledAt === null) ?? [];
  const total = day?.total;
  const lastPage = total === undefined ? page : pageWithin(page, PAGE_SIZE, total);
  useEffect(() => {
    if (lastPage !== page && !isLoading) setPage(lastPage);
  }, [lastPage, page, isLoading]);
  const settled = day?.conflicts.filter(({ settledAt }) => settledAt !== null) ?? [];
  return (
    <Columns>
      <Stack gap={4}>
        <AdminSection title={`To settle${day ? ` (${day.open})` : ''}`} busy={isLoading}>
          {hasFailed ? <ListFailed label="conflicts" onRetry={() => void reload()} /> : null}
          {day == null && isLoading ? <ListLoading label="conflicts" /> : null}
          {open.map((conflict) => (
            <ConflictCard key={conflict.id} conflict={conflict} today={date} />
          ))}
          {day?.open === 0 ? (
            <AdminSectionBody>
              <StateMark tone="good">All phones agree.</StateMark>
              <Text soft>{scanWords(day.phones)}</Text>
            </AdminSectionBody>
          ) : null}
        </AdminSection>
        {settled.length === 0 ? null : <SettledSection settled={settled} />}
        <Pager label="conflicts" page={page} pageSize={PAGE_SIZE} total={total ?? 0} onPage={setPage} />
      </Stack>
      {day ? <PhonesSection phones={day.phones} /> : null}
    </Columns>
  );
}

/** e.g. "61 scans from 2 phones let in 58 people. The last came at 10:41:07 AM." */
function scanWords(phones: readonly DoorPhone[]): string {
  const last = phones
    .map(({ seenAt }) => seenAt)
    .toSorted()
    .at(-1);
  if (last === undefined) return 'No phone has sent scans today.';
  const sum = (count: (phone: DoorPhone) => number) => phones.reduce((total, phone) => total + count(phone), 0);
  const scans = counted(
    sum((phone) => phone.scans),
    'scan',
  );
  const people = counted(
    sum((phone) => phone.people),
    'person',
    'people',
  );
  return `${scans} from ${counted(phones.length, 'phone')} let in ${people}. The last came at ${venueClockTime(last)}.`;
}
