import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import type { StaffPaymentLinkFragment as Link } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { nameOf } from '../../kit/lib/names.js';
import { longDate, writtenOut } from '../../kit/lib/venue-dates.js';
import { ToolLink } from '../design/tool-link.js';
import { CallForm } from './call-form.js';
import { spelledCode } from './caller-words.js';
import { PaymentLinks } from './payment-links.js';
import { SayItBack } from './say-it-back.js';
import type { CallerBooked } from './use-caller-booking.js';

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
  const search = useSearchParams()[0].get('search') ?? '';
  const next = (): void => {
    setBooked(undefined);
    setCalls(calls + 1);
  };
  /** What the desk reads out has the address that the link went to last. */
  const correct = (link: Link): void => {
    if (booked?.__typename === 'PaymentLinkMade' && booked.link.id === link.id) setBooked({ ...booked, link });
  };
  return (
    <Page>
      {booked ? <BookedView booked={booked} onNext={next} /> : <CallForm key={calls} onBooked={setBooked} />}
      <PaymentLinks key={`links ${search}`} search={search} onCorrected={correct} />
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
        sentence={`Your seats are held until ${writtenOut(link.payUntil)}. The mail is from ${thisHouse.name}; the link in it takes your card. If it has not come in five minutes, look under spam or call me.`}
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
