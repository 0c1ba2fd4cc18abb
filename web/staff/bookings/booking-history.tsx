import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  StaffBookingDocument,
  StaffBookingsDocument,
  StaffCorrectContactDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed } from '../../kit/desk/list-states.js';
import { formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { fullDate, venueTime } from '../../kit/lib/venue-dates.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { ListFilter, ListTools } from '../lists/list-filter.js';
import type { BookingState, Change } from './booking-words.js';
import type { HistoryPart } from './history-entry.js';
import { daysOf } from './history-of.js';
import type { History } from './use-history.js';

const once = sendOnce('staff-contact-undo');

interface UndoCorrectionProps {
  readonly booking: BookingState;
  readonly former: NonNullable<Change['formerContact']>;
}

/** Restores the former name and addresses: a correction of its own, with a new ticket. */
function UndoCorrection({ booking, former }: UndoCorrectionProps) {
  const correct = useAdminMutation(StaffCorrectContactDocument, [StaffBookingDocument, StaffBookingsDocument]);
  const [isBusy, setIsBusy] = useState(false);
  const undo = async (): Promise<void> => {
    setIsBusy(true);
    const { firstName, lastName, email, phone } = former;
    const input = { firstName, lastName, email, phone, revision: booking.revision };
    const send = (key: string) => correct({ id: booking.id, reason: 'The correction was undone', key, input });
    const answer = await once([booking.id, input], send);
    setIsBusy(false);
    if (isRefusal(answer)) showToast({ ...formErrorOf('Nothing was changed', answer, () => false), tone: 'refused' });
    else
      showToast({
        title: 'Correction undone',
        text: 'The booking has its earlier name and addresses again.',
        tone: 'done',
      });
  };
  return (
    <p>
      <ToolButton busy={isBusy} busyText="Saving..." onClick={() => void undo()}>
        Undo the correction
      </ToolButton>
    </p>
  );
}

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

/** Everything that happened to a visit, by day, oldest first. Nothing is ever removed. */
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
