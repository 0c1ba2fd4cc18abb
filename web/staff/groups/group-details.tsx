import { StaffGroupDocument } from '../../generated/staff-operations.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { PhoneLink } from '../../kit/design/type/contact-links.js';
import { MailLink } from '../../kit/design/type/mail-link.js';
import { Text } from '../../kit/design/type/text.js';
import { peopleWords } from '../../kit/group/people-words.js';
import { preferredDayWords } from '../../kit/group/preferred-day-words.js';
import { printedCents } from '../../kit/lib/money.js';
import { longDate, venueDateTime } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { ToolLink } from '../design/tool-link.js';
import { Facts, RowDetails } from '../lists/row-details.js';
import { StaffName } from '../records/staff-name.js';
import { GroupActions } from './group-actions.js';
import { GroupFiles } from './group-files.js';
import { GroupMoney } from './group-money.js';
import { changeWords, kindWords, nextWords, paymentWords, type StaffGroup } from './group-words.js';
import { SameOrganizations } from './merge-form.js';
import { QuoteView } from './quote-view.js';

/** A group: what is next, what it was quoted, its seats, and what happened. */
export function GroupDetails({ group }: { readonly group: StaffGroup }) {
  const { organization, quote, acceptance, purchaseOrder } = group;
  const order = purchaseOrder ?? group.sentOrder;
  const next = nextWords(group);
  return (
    <RowDetails>
      {next === '' ? null : <Text>{next}</Text>}
      <GroupActions group={group} />
      {group.state === 'asked' ? <SameOrganizations organization={organization} /> : null}
      <Facts>
        <dt>Organization</dt>
        <dd>
          {organization.name}, {kindWords[organization.kind].toLowerCase()}
          {organization.address ? `\n${organization.address}` : ''}
        </dd>
        <dt>Organizer</dt>
        <dd>
          {group.organizerName} {group.organizerEmail ? <MailLink email={group.organizerEmail} /> : null}{' '}
          {group.organizerPhone ? <PhoneLink phone={group.organizerPhone} /> : null}
        </dd>
        <dt>Who comes</dt>
        <dd>
          {peopleWords(group)}
          {group.grade ? `, grade ${group.grade}` : ''}, {group.tourName}
        </dd>
        <dt>Preferred days</dt>
        <dd>{group.preferredDays.map(preferredDayWords).join('\n')}</dd>
        <dt>Pays by</dt>
        <dd>{paymentWords[group.paysBy]}</dd>
        {group.accessNeeds ? (
          <>
            <dt>Access needs</dt>
            <dd>{group.accessNeeds}</dd>
          </>
        ) : null}
        {group.note ? (
          <>
            <dt>Note</dt>
            <dd>{group.note}</dd>
          </>
        ) : null}
        {acceptance ? (
          <>
            <dt>Accepted</dt>
            <dd>
              {acceptance.name === '' ? 'Erased' : `${acceptance.name}, ${acceptance.position}`}, on{' '}
              {venueDateTime(acceptance.at)}
            </dd>
          </>
        ) : null}
        {group.pupils > 0 ? (
          <>
            <dt>Rules for pupils</dt>
            <dd>{group.minorsConfirmedBy ? `Confirmed by ${group.minorsConfirmedBy}` : 'Not confirmed yet'}</dd>
          </>
        ) : null}
        {order ? (
          <>
            <dt>{purchaseOrder ? 'Purchase order' : 'Purchase order to look at'}</dt>
            <dd>
              {order.number} of {longDate(order.day)}, for {printedCents(order.cents)}
              {`\n${order.billTo}`}
            </dd>
          </>
        ) : null}
      </Facts>
      {order && order.alsoOn.length > 0 ? (
        <Notice title="Another group has an order of this number">Compare it with {order.alsoOn.join(', ')}.</Notice>
      ) : null}
      {quote ? <QuoteView quote={quote} group={group} /> : null}
      <SeatsAndThread group={group} />
    </RowDetails>
  );
}

function SeatsAndThread({ group: { number }, group: shown }: { readonly group: StaffGroup }) {
  const { data } = useAdminQuery(StaffGroupDocument, { number });
  const group = data?.groupByNumber;
  if (!group) return null;
  return (
    <>
      {group.seats && group.seats.length > 0 ? (
        <section aria-label={`Seats of ${number}`}>
          <Text kind="caps">Seats</Text>
          <ul>
            {group.seats.map(({ tourDate, tourTime, confirmationCode, displaced, came, ownStart, ...people }) => (
              <li key={`${tourDate} ${tourTime}`}>
                {longDate(tourDate)}, {tourTime}: {peopleWords(people)}
                {ownStart ? ', nobody else then' : ''}
                {came === null ? '' : `, ${came} came`}
                {displaced ? '. The house is closed then: call the group' : ''}{' '}
                {confirmationCode ? (
                  <ToolLink to={`/admin/bookings/${confirmationCode}`}>{confirmationCode}</ToolLink>
                ) : (
                  '(held)'
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {group.money ? <GroupMoney group={shown} money={group.money} /> : null}
      <GroupFiles group={shown} files={group.files ?? []} />
      <section aria-label={`History of ${number}`}>
        <Text kind="caps">History</Text>
        <ul>
          {group.changes.map((change) => (
            <li key={change.id}>
              {venueDateTime(change.at)}: {changeWords(change)}{' '}
              {change.staffId ? <StaffName id={change.staffId} /> : null}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
