import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFilter, ListTools } from '../../admin/lists/list-filter.js';
import { ListFailed } from '../../admin/lists/list-states.js';
import { Text } from '../../design/type/text.js';
import { fullDate, venueTime } from '../../lib/venue-dates.js';
import type { BookingState } from './booking-words.js';
import type { HistoryPart } from './history-entry.js';
import { daysOf } from './history-of.js';
import { UndoCorrection } from './undo-correction.js';
import type { History } from './use-history.js';

const Days = styled.ol`
  padding-bottom: var(--s-2);
  > li > h4 { padding: var(--s-3) var(--s-4) var(--s-1); border-top: 1px solid var(--line); font: 600 var(--t-2) / 1.35 var(--ui); color: var(--fg-soft); }
  > li:first-child > h4 { border-top: 0; }
`;

const Entries = styled.ol`
  li { display: grid; grid-template-columns: 5rem minmax(0, 1fr) auto; gap: var(--s-1) var(--s-3); padding: var(--s-2) var(--s-4); }
  time, small { color: var(--fg-soft); font-size: var(--t-2); }
  b { font-weight: 600; }
  div { overflow-wrap: anywhere; }
  small { display: block; }
  data { font-variant-numeric: tabular-nums; white-space: nowrap; }
  @media (max-width: 30rem) { li { grid-template-columns: minmax(0, 1fr) auto; } time { grid-column: 1 / -1; } }
`;

const parts = [
  ['all', 'All'],
  ['money', 'Money'],
  ['mails', 'E-mails'],
  ['door', 'Door'],
] as const;

interface BookingHistoryProps {
  readonly booking: BookingState;
  readonly history: History;
}

/** Everything that happened to a visit, oldest first, day by day. Nothing of it is ever removed. */
export function BookingHistory({ booking, history }: BookingHistoryProps) {
  const { entries, hasFailed, reload } = history;
  const [shown, setShown] = useState<'all' | HistoryPart>('all');
  const days = daysOf(entries.filter(({ part }) => shown === 'all' || part === shown));
  const last = entries.findLast(({ change }) => change !== undefined);
  return (
    <AdminSection
      title="History"
      tools={
        <ListTools>
          <ListFilter label="Show" options={parts} value={shown} onChange={(part) => setShown(part)} />
        </ListTools>
      }
    >
      {hasFailed ? <ListFailed label="messages and names" onRetry={reload} /> : null}
      {days.length === 0 ? (
        <AdminSectionBody>
          <Text soft>Nothing of this has happened.</Text>
        </AdminSectionBody>
      ) : null}
      <Days aria-label="History, oldest first">
        {days.map((day) => (
          <li key={day.date}>
            <h4>{fullDate(day.date)}</h4>
            <Entries>
              {day.entries.map((entry) => (
                <li key={entry.id}>
                  <time dateTime={entry.at}>{venueTime(entry.at)}</time>
                  <div>
                    <b>{entry.what}</b>
                    {entry.who ? <small>{entry.who}</small> : null}
                    {entry.id === booking.guestBookEntry?.id ? (
                      <Link to="/admin?tab=guest-book">Open the guest book</Link>
                    ) : null}
                    {entry === last && entry.change?.formerContact ? (
                      <UndoCorrection booking={booking} former={entry.change.formerContact} />
                    ) : null}
                  </div>
                  {entry.amount ? <data value={entry.amount}>{entry.amount}</data> : null}
                </li>
              ))}
            </Entries>
          </li>
        ))}
      </Days>
    </AdminSection>
  );
}
