import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { StaffBookingDocument } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { Text } from '../../kit/design/type/text.js';
import { EmptyState } from '../../kit/design/waiting/empty-state.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { nameOf } from '../../kit/lib/names.js';
import { isPaidAtDoor } from '../../kit/lib/paid-at-door.js';
import { longDate } from '../../kit/lib/venue-dates.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { ToolLink } from '../design/tool-link.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { Disputes } from '../records/disputes.js';
import { BankSheet } from './bank-sheet.js';
import { type BookingAction, BookingActions } from './booking-actions.js';
import { BookingHistory } from './booking-history.js';
import { BookingMoney } from './booking-money.js';
import { BookingNotes } from './booking-notes.js';
import { BookingVisit } from './booking-visit.js';
import { BookingWaivers } from './booking-waivers.js';
import { type BookingState, type Change, cancelWords, disputeHint, statusWords } from './booking-words.js';
import { ChangeBookingForm } from './change-booking-form.js';
import { CorrectContactForm } from './correct-contact-form.js';
import { GoodwillForm } from './goodwill-form.js';
import { NoteForm } from './note-form.js';
import { RefundByHand } from './refund-by-hand.js';
import { RefusedRefund } from './refused-refund.js';
import { useHistory } from './use-history.js';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  margin-block: var(--s-4);
  > h3 { font-size: var(--t-5); }
  > p:last-child { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2) var(--s-4); }
  code { font: inherit; font-weight: 600; letter-spacing: 0.05em; }
`;

/** What changes the view of all below it. */
const Alarms = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-bottom: var(--s-4);
  &:empty { display: none; }
`;

/** On a phone the actions come before the facts, and the history last. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-items: start;
  @media (min-width: 80rem) {
    grid: auto 1fr / minmax(0, 1fr) 24rem;
    > :nth-child(2) { grid-area: 1 / 1 / 3 / 2; }
    > :nth-child(1) { grid-area: 1 / 2; }
  }
`;

const Account = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;

const titles = {
  move: 'Move',
  party: 'Change party size',
  food: 'Change food order',
  contact: 'Correct name, e-mail and phone',
  goodwill: 'Give money back',
  note: 'Add a note',
} as const;
const tones = { confirmed: 'good', displaced: 'waiting', cancelled: 'bad' } as const;

/** /admin/bookings/{code} */
export function BookingPage({ reference }: { readonly reference: string }) {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(StaffBookingDocument, { reference });
  const booking = data?.booking;
  if (booking) return <OpenBooking booking={booking} changes={data?.bookingChanges ?? []} />;
  if (hasFailed) return <ListFailed label="booking" onRetry={() => void reload()} />;
  if (isLoading) return <ListLoading label="booking" />;
  return (
    <EmptyState
      alert
      title={`There is no booking ${reference}`}
      action={<ToolLink to="/admin?tab=bookings">All bookings</ToolLink>}
    >
      Look for it by name or e-mail.
    </EmptyState>
  );
}

interface ActionFormProps {
  readonly action: BookingAction;
  readonly booking: BookingState;
  readonly onClose: () => void;
}

function ActionForm({ action, booking, onClose }: ActionFormProps) {
  if (action === 'contact') return <CorrectContactForm booking={booking} onClose={onClose} />;
  if (action === 'goodwill') return <GoodwillForm booking={booking} onClose={onClose} />;
  if (action === 'note') return <NoteForm bookingId={booking.id} onClose={onClose} />;
  return <ChangeBookingForm action={action} booking={booking} onClose={onClose} />;
}

interface OpenBookingProps {
  readonly booking: BookingState;
  readonly changes: readonly Change[];
}

function OpenBooking({ booking, changes }: OpenBookingProps) {
  const [parameters] = useSearchParams();
  // A link on its order's page opens this question.
  const readsOnly = useReadsOnly();
  const asksToCancel = !readsOnly && parameters.get('do') === 'cancel' && booking.status !== 'cancelled';
  const [action, setAction] = useState<BookingAction | undefined>(asksToCancel ? 'cancel' : undefined);
  const [isPrinting, setIsPrinting] = useState(false);
  const printed = useCallback(() => setIsPrinting(false), []);
  const history = useHistory(booking, changes);
  const { status, tourDate, tourTime } = booking;
  const panel = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (action !== undefined) panel.current?.focus();
  }, [action]);
  return (
    <>
      <Head>
        <h3>
          {nameOf(booking)}, {booking.party}
        </h3>
        <Text soft>
          {longDate(tourDate)}, {tourTime}, {booking.tourName}
        </Text>
        <p>
          {readsOnly ? (
            <ToolLink to="/admin?tab=money">Money</ToolLink>
          ) : (
            <ToolLink to="/admin?tab=bookings">All bookings</ToolLink>
          )}
          <StateMark tone={tones[status]}>{statusWords[status]}</StateMark>
          <code>{booking.confirmationCode}</code>
          {readsOnly ? null : (
            <ToolButton busy={history.isLoading} onClick={() => setIsPrinting(true)}>
              Print for a bank
            </ToolButton>
          )}
        </p>
      </Head>
      <Alarms>
        <Disputes disputes={booking.disputes} hint={disputeHint(booking)} />
      </Alarms>
      <Columns>
        <BookingActions booking={booking} action={action} onAction={setAction} />
        <Account>
          {(booking.refunds ?? [])
            .filter((refund) => refund.status === 'failed')
            .map((refund) => (
              <RefusedRefund key={refund.id} refund={refund} />
            ))}
          {(booking.refunds ?? [])
            .filter((refund) => isPaidAtDoor(refund) && refund.status === 'requested')
            .map((refund) => (
              <RefundByHand key={refund.id} refund={refund} />
            ))}
          {action === undefined ? null : (
            <AdminSection
              title={action === 'cancel' ? cancelWords(booking) : titles[action]}
              headingProps={{ ref: panel, tabIndex: -1 }}
            >
              <AdminSectionBody>
                <ActionForm
                  key={`${action} ${booking.revision}`}
                  action={action}
                  booking={booking}
                  onClose={() => setAction(undefined)}
                />
              </AdminSectionBody>
            </AdminSection>
          )}
          <BookingVisit booking={booking} />
          <BookingMoney booking={booking} />
          <BookingWaivers booking={booking} />
          <BookingNotes booking={booking} />
        </Account>
        <BookingHistory booking={booking} history={history} />
      </Columns>
      {isPrinting ? <BankSheet booking={booking} entries={history.entries} onPrinted={printed} /> : null}
    </>
  );
}
