import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { PhoneLink } from '../../kit/design/type/contact-links.js';
import { nameOf } from '../../kit/lib/names.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { ticketEmailWords } from '../lists/ticket-email-words.js';
import { useCalendarPlace } from './calendar-address.js';
import { type ShownClosure, useClosures } from './use-closures.js';

const Parties = styled.ul`
  li { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-4); align-items: center; justify-content: space-between; padding: var(--s-3) var(--s-4); border-top: 1px solid var(--line); }
  li > span:has(a) { display: flex; flex-wrap: wrap; gap: 0 var(--s-4); }
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

/** How many parties' e-mails a mail server has accepted. */
function writtenText({ closure: { parties }, emails }: ShownClosure): string {
  if (parties === 0) return 'No bookings were affected.';
  const written = emails?.writtenTo ?? undefined;
  if (written === undefined) return 'Right now we can’t see which parties were told.';
  if (written === parties) return `${counted(parties, 'party was', 'parties were')} told.`;
  return `${written} of ${counted(parties, 'party')} were told. You can leave this page; sending goes on. Call those whose e-mail is waiting or failed.`;
}

/** A day's closures: who was told and who has answered, with missing answers first. */
export function ClosureAnswers({ date, isManager }: { readonly date: string; readonly isManager: boolean }) {
  return useClosures(date).map((shown) => <Answers key={shown.closure.id} shown={shown} isManager={isManager} />);
}

function Answers({ shown, isManager }: { readonly shown: ShownClosure; readonly isManager: boolean }) {
  const { closure, emails } = shown;
  const { go } = useCalendarPlace();
  const { parties, unanswered, moved, cancelled, restored, reopenedAt } = closure;
  const isOpen = reopenedAt === null;
  return (
    <AdminSection
      title={parties === 0 ? 'Closed' : `Answers: ${parties - unanswered} of ${counted(parties, 'party')}`}
      tools={
        isManager && isOpen ? <ToolButton onClick={() => go({ view: 'reopen' })}>Reopen the day</ToolButton> : undefined
      }
    >
      <AdminSectionBody>
        <Notice
          title={`Closed on ${venueDateTime(closure.closedAt)}: ${closure.reason}${isOpen ? '' : `, open again since ${venueDateTime(reopenedAt)}`}`}
        >
          <p role="status">{writtenText(shown)}</p>
          {parties === 0 ? null : (
            <p>
              {moved} moved, {cancelled} canceled, {restored} have their time again, {unanswered} have not answered.
              {isOpen && unanswered > 0
                ? ` Answers are due by ${venueDateTime(closure.deadline)}. ${policyWords[closure.policy]}, $${closure.unansweredAmount} in all.`
                : ''}
            </p>
          )}
        </Notice>
      </AdminSectionBody>
      <Parties aria-label="Parties">
        {closure.answers.map((party) => (
          <li key={party.bookingId}>
            <p>
              <b>{nameOf(party)}</b>, {counted(party.guests, 'guest')}
              <small>
                {venueDateTime(party.fromStartsAt)}, ${party.totalAmount}
                {party.foodOrdered ? ', has ordered food: please see to that, too' : ''}
              </small>
              <PartyEmail email={emails?.answers.find(({ id }) => id === party.id)} />
            </p>
            <span>
              {stateWords[party.state]}
              {party.state === 'moved' ? ` to ${venueDateTime(party.startsAt)}` : ''}
            </span>
            {party.state === 'displaced' ? (
              <span>
                <PhoneLink phone={party.phone}>{`Call ${party.phone}`}</PhoneLink>{' '}
                <Link to={`/admin/bookings/${party.confirmationCode}`}>Decide for them</Link>
              </span>
            ) : null}
          </li>
        ))}
      </Parties>
    </AdminSection>
  );
}

/** Only for a party that has not been told since its time was closed. */
function PartyEmail({ email }: { readonly email: NonNullable<ShownClosure['emails']>['answers'][number] | undefined }) {
  if (email?.writtenTo !== false) return null;
  const { ticketEmail } = email;
  return <small>{ticketEmail?.status === 'SENT' ? 'Not told yet' : ticketEmailWords(ticketEmail)}</small>;
}
