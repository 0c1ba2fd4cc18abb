import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  type ConflictFactsFragment,
  ConflictsOfDayDocument,
  SettleConflictDocument,
  TodayNeedsDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { nameOf } from '../../kit/lib/names.js';
import { longDate, venueClockTime } from '../../kit/lib/venue-dates.js';
import { useStaffAction } from '../data/use-staff-action.js';
import { ToolLink } from '../design/tool-link.js';
import { ReasonField } from '../forms/reason-field.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';
import { causeWords, conflictWords, verdictTone, verdictWords } from './conflict-words.js';
import { phoneName } from './phone-name.js';

type Seen = ConflictFactsFragment['scans'][number];

const Card = styled.article`
  border-top: 1px solid var(--line);
  > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-2) var(--s-4); padding: var(--s-3) var(--s-4); }
  > p { padding: 0 var(--s-4) var(--s-2); color: var(--fg-soft); font-size: var(--t-2); }
  > div:last-child { padding: var(--s-4); }
  h4 { font-size: 1.1875rem; }
  small { display: block; color: var(--fg-soft); font-size: var(--t-2); font-weight: 400; overflow-wrap: anywhere; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

const columns: readonly Column<Seen>[] = [
  {
    id: 'time',
    label: 'Time',
    place: 'second',
    whole: true,
    cell: ({ scannedAt }) => venueClockTime(scannedAt),
  },
  { id: 'phone', label: 'Phone', place: 'name', cell: phoneName },
  { id: 'people', label: 'People', place: 'figure', align: 'end', cell: ({ people }) => people },
  {
    id: 'verdict',
    label: 'Verdict there',
    place: 'line',
    cell: (seen) => (
      <>
        <StateMark tone={verdictTone(seen)}>{verdictWords(seen)}</StateMark>
        {seen.reason ? <small>“{seen.reason}”</small> : null}
      </>
    ),
  },
];

interface ConflictCardProps {
  readonly conflict: ConflictFactsFragment;
  /** YYYY-MM-DD; a conflict of another day names its day. */
  readonly today: string;
}

/** A conflict, what each phone saw, and ways to settle it. None of them moves money. */
export function ConflictCard({ conflict, today }: ConflictCardProps) {
  const { id, date, admitted, booking, scans, scansTotal } = conflict;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const words = conflictWords(conflict);
  const { act, isBusy } = useStaffAction(SettleConflictDocument, {
    queries: [ConflictsOfDayDocument, TodayNeedsDocument],
    made: 'ConflictSettled',
    done: () => ({ title: 'Settled', text: words }),
    failed: 'The server did not answer. Please try again.',
  });
  const ticket =
    booking?.confirmationCode ??
    scans
      .slice(-1)
      .map(({ scannedAt }) => venueClockTime(scannedAt))
      .join();

  const settle = async (people: number): Promise<void> => {
    if (reason.trim() === '') {
      setError('Please give a reason in a few words');
      field.current?.focus();
      return;
    }
    await act({ conflictId: id, counted: admitted, people, reason });
  };

  const isMore = conflict.kind === 'TOO_MANY' && booking;
  return (
    <Card aria-label={words} aria-busy={isBusy}>
      <header>
        <h4>
          {words}
          <small>
            {date === today ? '' : `${longDate(date)}: `}
            {booking
              ? `${booking.tourTime}, ${nameOf(booking)}, ${booking.confirmationCode}`
              : `${scansTotal === 1 ? 'A ticket' : `${scansTotal} tickets`} without a booking, ${scans.slice(-1).map(phoneName).join()}`}
          </small>
        </h4>
        <StateMark tone="bad">Needs attention</StateMark>
      </header>
      {scansTotal > scans.length ? <p>{`The newest ${scans.length} of ${scansTotal} scans:`}</p> : null}
      <AdminTable label={`scans, ${ticket}, ${words}`} columns={columns} rows={scans} keyOf={(seen) => seen.id} />
      <Stack gap={4}>
        <p>{causeWords(conflict)}</p>
        <ReasonField
          usual="conflict"
          ref={field}
          hint="Kept with the conflict, not shown to the guest"
          maxLength={500}
          error={error}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setError(undefined);
          }}
        />
        <Buttons>
          {isMore ? (
            <ToolButton kind="main" busy={isBusy} onClick={() => void settle(booking.guests)}>
              Miscounted: {booking.guests}
            </ToolButton>
          ) : null}
          <ToolButton kind={isMore ? 'second' : 'main'} busy={isBusy} onClick={() => void settle(admitted)}>
            {isMore ? `Leave ${admitted}, no charge` : 'Leave as it is'}
          </ToolButton>
          {booking ? <ToolLink to={`/admin/bookings/${booking.confirmationCode}`}>Open the booking</ToolLink> : null}
        </Buttons>
      </Stack>
    </Card>
  );
}
