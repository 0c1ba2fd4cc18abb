import { styled } from 'styled-components';
import { AdminSection } from '../../admin/layout/admin-section.js';
import { venueDateTime } from '../../lib/venue-dates.js';
import { actorWords, type BookingState, type Change, changeWords } from './booking-words.js';
import { UndoCorrection } from './undo-correction.js';

const Events = styled.ol`
  li { display: grid; gap: var(--s-1); padding: var(--s-3) var(--s-4); border-top: 1px solid var(--line); }
  li:first-child { border-top: 0; }
  time, small { color: var(--fg-soft); font-size: var(--t-2); overflow-wrap: anywhere; }
  b { font-weight: 600; }
`;

interface BookingHistoryProps {
  readonly booking: BookingState;
  /** Newest first. */
  readonly changes: readonly Change[];
}

/** What happened to a booking, newest first. Nothing of it is ever removed. */
export function BookingHistory({ booking, changes }: BookingHistoryProps) {
  return (
    <AdminSection title="History">
      <Events aria-label="History, newest first">
        {changes.map((change, at) => (
          <li key={change.id}>
            <time dateTime={change.changedAt}>{venueDateTime(change.changedAt)}</time>
            <b>{changeWords(change)}</b>
            <small>{actorWords(change)}</small>
            {at === 0 && change.formerContact ? (
              <UndoCorrection booking={booking} former={change.formerContact} />
            ) : null}
          </li>
        ))}
        <li>
          <time dateTime={booking.createdAt}>{venueDateTime(booking.createdAt)}</time>
          <b>Booked</b>
          <small>
            {booking.firstName} {booking.lastName}
          </small>
        </li>
      </Events>
    </AdminSection>
  );
}
