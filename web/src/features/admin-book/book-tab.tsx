import { useState } from 'react';
import { styled } from 'styled-components';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { AdminTable } from '../../admin/lists/admin-table.js';
import type { Column } from '../../admin/lists/column.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { ToolLink } from '../../design/controls/tool-link.js';
import { StateMark } from '../../design/marks/state-mark.js';
import { type StaffPaymentLinkFragment as Link, PaymentLinksDocument } from '../../generated/staff-operations.js';
import { nameOf } from '../../lib/names.js';
import { longDate, shortDate, writtenOut } from '../../lib/venue-dates.js';
import { CallForm } from './call-form.js';
import { spelledCode } from './caller-words.js';
import { LinkActions } from './link-actions.js';
import { SayItBack } from './say-it-back.js';
import type { CallerBooked } from './use-caller-booking.js';

const STATES = {
  open: ['waiting', 'Waiting'],
  paid: ['good', 'Paid'],
  ended: ['bad', 'Ended unpaid'],
  released: ['bad', 'Seats released'],
} as const;

const columns: readonly Column<Link>[] = [
  {
    id: 'guest',
    label: 'Caller',
    place: 'name',
    cell: nameOf,
  },
  { id: 'phone', label: 'Phone', place: 'line', whole: true, cell: ({ phone }) => phone },
  {
    id: 'visit',
    label: 'Visit',
    place: 'line',
    cell: ({ tourDate, tourTime, tourName, party }) => `${shortDate(tourDate)}, ${tourTime}, ${tourName}, ${party}`,
  },
  {
    id: 'amount',
    label: 'To pay',
    place: 'figure',
    align: 'end',
    whole: true,
    cell: ({ totalAmount }) => `$${totalAmount}`,
  },
  {
    id: 'state',
    label: 'State',
    place: 'line',
    cell: ({ state, payUntil }) => (
      <>
        <StateMark tone={STATES[state][0]}>{STATES[state][1]}</StateMark>
        {state === 'open' ? ` until ${writtenOut(payUntil)}` : null}
      </>
    ),
  },
  { id: 'actions', label: 'Actions', quiet: true, place: 'line', cell: (link) => <LinkActions link={link} /> },
];

/** Payments that are awaited, and how the latest links ended. */
function PaymentLinksSection() {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(PaymentLinksDocument, {});
  const links = data?.paymentLinks;
  return (
    <AdminSection
      title="Payment links"
      busy={isLoading}
      tools={
        <ToolButton busy={isLoading && links !== undefined} onClick={() => void reload()}>
          Look again
        </ToolButton>
      }
    >
      {hasFailed ? <ListFailed label="payment links" onRetry={() => void reload()} /> : null}
      {links === undefined && isLoading ? <ListLoading label="payment links" /> : null}
      {links?.length === 0 && !hasFailed ? (
        <AdminSectionBody>
          <p>No payment links were sent in the last weeks.</p>
        </AdminSectionBody>
      ) : null}
      {links && links.length > 0 ? (
        <AdminTable label="payment links" columns={columns} rows={links} keyOf={({ id }) => id} />
      ) : null}
    </AdminSection>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  margin-top: var(--s-4);
`;

/** /admin/book: books for a caller, and lists payment links. */
export function BookTab() {
  const [booked, setBooked] = useState<CallerBooked>();
  const [calls, setCalls] = useState(0);
  const next = (): void => {
    setBooked(undefined);
    setCalls(calls + 1);
  };
  return (
    <Page>
      {booked ? <BookedView booked={booked} onNext={next} /> : <CallForm key={calls} onBooked={setBooked} />}
      <PaymentLinksSection />
    </Page>
  );
}

interface BookedViewProps {
  readonly booked: CallerBooked;
  readonly onNext: () => void;
}

/** What the desk reads out after booking: the code, or until when the seats are held. */
function BookedView({ booked, onNext }: BookedViewProps) {
  const next = (
    <ToolButton kind="main" onClick={onNext} autoFocus>
      Next caller
    </ToolButton>
  );
  if (booked.__typename === 'PaymentLinkMade') {
    const { link } = booked;
    return (
      <SayItBack
        title="Read this out"
        sentence={`Your seats are held until ${writtenOut(link.payUntil)}. The mail is from Top O’ Hill Terrace; the link in it takes your card. If it has not come in five minutes, look under spam or call me.`}
      >
        <p>
          Waiting for ${link.totalAmount} from {nameOf(link)}, {link.email}. It stands below, under “Payment links”,
          until it is paid or over.
        </p>
        {next}
      </SayItBack>
    );
  }
  const { booking } = booked;
  const toPay = booking.toPay === '0.00' ? '' : ` $${booking.toPay} is paid at the door.`;
  const ticket = booking.email === '' ? 'The ticket waits at the door.' : 'The ticket comes by e-mail.';
  return (
    <SayItBack title="Read this out" sentence={`You are booked. Your code is ${spelledCode(booking.confirmationCode)}`}>
      <p>
        <b>{booking.confirmationCode}</b>: {longDate(booking.tourDate)}, {booking.tourTime}, {booking.tourName},{' '}
        {booking.party}.{toPay} {ticket}
      </p>
      {next}
      <ToolLink to={`/admin/bookings/${booking.confirmationCode}`}>Open the booking</ToolLink>
    </SayItBack>
  );
}
