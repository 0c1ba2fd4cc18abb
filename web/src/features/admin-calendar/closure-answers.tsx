import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Notice } from '../../design/marks/notice.js';
import type { ClosureFactsFragment } from '../../generated/staff-operations.js';
import { venueDateTime } from '../../lib/venue-dates.js';
import { useCalendarPlace } from './calendar-address.js';
import { guestsText, partiesText } from './calendar-words.js';
import { useClosures } from './use-closures.js';

const Parties = styled.ul`
  li { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-4); align-items: center; justify-content: space-between; padding: var(--s-3) var(--s-4); border-top: 1px solid var(--line); }
  small { display: block; color: var(--fg-soft); font-size: var(--t-2); }
`;

const stateWords = {
  displaced: 'Not answered',
  moved: 'Moved',
  cancelled: 'Canceled',
  restored: 'Back at its time',
} as const;

const policyWords = {
  refund: 'At the deadline, parties that have not answered are canceled and refunded',
  move: 'At the deadline, parties that have not answered are moved or refunded',
  keep: 'Parties that have not answered stay until the desk decides',
} as const;

/** What was closed of a day, how far the writing is, and who has answered: those who have not come first. */
export function ClosureAnswers({ date, isManager }: { readonly date: string; readonly isManager: boolean }) {
  return useClosures(date).map((closure) => <Answers key={closure.id} closure={closure} isManager={isManager} />);
}

function Answers({ closure, isManager }: { readonly closure: ClosureFactsFragment; readonly isManager: boolean }) {
  const { go } = useCalendarPlace();
  const { parties, unanswered, moved, cancelled, restored, writtenTo, reopenedAt } = closure;
  const isOpen = reopenedAt === null;
  return (
    <AdminSection
      title={parties === 0 ? 'Closed' : `Answers: ${parties - unanswered} of ${partiesText(parties)}`}
      tools={
        isManager && isOpen ? <ToolButton onClick={() => go({ view: 'reopen' })}>Reopen the day</ToolButton> : undefined
      }
    >
      <AdminSectionBody>
        <Notice
          title={`Closed on ${venueDateTime(closure.closedAt)}: ${closure.reason}${isOpen ? '' : `, open again since ${venueDateTime(reopenedAt)}`}`}
        >
          <p role="status">
            {parties === 0
              ? 'Nobody had booked, so nobody had to be told.'
              : writtenTo < parties && isOpen
                ? `${writtenTo} of ${parties} parties have their times kept and are written to. You can leave this page; it goes on.`
                : `${partiesText(parties)} ${parties === 1 ? 'was' : 'were'} told.`}
          </p>
          {parties === 0 ? null : (
            <p>
              {moved} moved, {cancelled} canceled, {restored} have their time again, {unanswered} have not answered.
              {isOpen && unanswered > 0
                ? ` Answers are wanted by ${venueDateTime(closure.deadline)}. ${policyWords[closure.policy]}, $${closure.unansweredAmount} in all.`
                : ''}
            </p>
          )}
        </Notice>
      </AdminSectionBody>
      <Parties aria-label="Parties">
        {closure.answers.map((party) => (
          <li key={party.bookingId}>
            <p>
              <b>
                {party.firstName} {party.lastName}
              </b>
              , {guestsText(party.groupSize)}
              <small>
                {venueDateTime(party.fromStartsAt)}, ${party.totalAmount}
                {party.foodOrdered ? ', food is ordered: see to it too' : ''}
              </small>
            </p>
            <span>
              {stateWords[party.state]}
              {party.state === 'moved' ? ` to ${venueDateTime(party.startsAt)}` : ''}
            </span>
            {party.state === 'displaced' ? (
              <span>
                <a href={`tel:${party.phone.replace(/[^\d+]/g, '')}`}>Call {party.phone}</a>{' '}
                <Link to={`/admin/bookings/${party.confirmationCode}`}>Decide for them</Link>
              </span>
            ) : null}
          </li>
        ))}
      </Parties>
    </AdminSection>
  );
}
