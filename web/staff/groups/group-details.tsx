import { useState } from 'react';
import { type EndGroupMutationVariables, StaffGroupDocument } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { PhoneLink } from '../../kit/design/type/contact-links.js';
import { MailLink } from '../../kit/design/type/mail-link.js';
import { Text } from '../../kit/design/type/text.js';
import { peopleWords } from '../../kit/group/people-words.js';
import { wishWords } from '../../kit/group/wish-words.js';
import { printedCents } from '../../kit/lib/money.js';
import { longDate, venueDateTime } from '../../kit/lib/venue-dates.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { ToolLink } from '../design/tool-link.js';
import { Facts, RowDetails } from '../lists/row-details.js';
import { StaffName } from '../records/staff-name.js';
import { AcceptForm, EndForm, SecureForm, SecureWithoutForm } from './change-forms.js';
import { CountForm } from './count-form.js';
import { GroupMoney } from './group-money.js';
import { changeWords, kindWords, nextWords, paymentWords, type StaffGroup } from './group-words.js';
import { QuoteForm } from './quote-form.js';
import { QuoteView } from './quote-view.js';

type Action = 'quote' | 'accept' | 'secure' | 'without' | 'count' | EndGroupMutationVariables['ending'];

/** What the desk can do now, the usual first. */
function actionsOf({ state, step }: StaffGroup, isManager: boolean): readonly (readonly [Action, string])[] {
  if (step) return [];
  if (state === 'asked')
    return [
      ['quote', 'Quote'],
      ['declined', 'Decline'],
      ['withdrawn', 'They withdraw'],
    ];
  if (state === 'quoted')
    return [
      ['accept', 'They accept'],
      ['quote', 'Quote anew'],
      ['withdrawn', 'They withdraw'],
      ['declined', 'Decline'],
    ];
  if (state === 'accepted')
    return [
      ['secure', 'The order is here'],
      ...(isManager ? [['without', 'Book without an order'] as const] : []),
      ['count', 'Change the count'],
      ['withdrawn', 'They withdraw'],
    ];
  if (state !== 'secured') return [];
  return [
    ['count', 'Change the count'],
    ['canceled', 'They cancel'],
  ];
}

interface ActionFormProps {
  readonly action: Action;
  readonly group: StaffGroup;
  readonly isManager: boolean;
  readonly onClose: () => void;
}

function ActionForm({ action, group, isManager, onClose }: ActionFormProps) {
  const props = { group, onClose };
  if (action === 'quote') return <QuoteForm {...props} />;
  if (action === 'accept') return <AcceptForm {...props} />;
  if (action === 'secure') return <SecureForm {...props} />;
  if (action === 'without') return <SecureWithoutForm {...props} />;
  if (action === 'count') return <CountForm {...props} isManager={isManager} />;
  return <EndForm {...props} ending={action} />;
}

/** A group: what is next, what it was quoted, its seats, and what happened. */
export function GroupDetails({ group }: { readonly group: StaffGroup }) {
  const [action, setAction] = useState<Action>();
  const isManager = useRole() === 'manager';
  const { organization, quote, acceptance, purchaseOrder, number } = group;
  const order = purchaseOrder ?? group.sentOrder;
  return (
    <RowDetails>
      <Text>{nextWords(group)}</Text>
      {action === undefined ? (
        <Row>
          {actionsOf(group, isManager).map(([name, label], place) => (
            <ToolButton
              key={name}
              kind={place === 0 ? 'main' : 'second'}
              aria-label={`${label}: ${organization.name}`}
              onClick={() => setAction(name)}
            >
              {label}
            </ToolButton>
          ))}
        </Row>
      ) : (
        <ActionForm
          key={`${action} ${group.revision}`}
          action={action}
          group={group}
          isManager={isManager}
          onClose={() => setAction(undefined)}
        />
      )}
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
        <dt>Wishes</dt>
        <dd>{group.wishes.map(wishWords).join('\n')}</dd>
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
      {quote ? (
        <QuoteView quote={quote} number={number} organization={organization.name} tourName={group.tourName} />
      ) : null}
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
