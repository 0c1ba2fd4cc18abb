import { Suspense } from 'react';
import { thisHouse } from '#house/about/house.js';
import { ticketCard } from '#house/ticket/ticket-card.js';
import type { TicketFieldsFragment } from '../../generated/operations.js';
import type { LeaderFact } from '../../kit/design/marks/leaders.js';
import { QrCode } from '../../kit/design/marks/qr-code.js';
import { addressLine } from '../../kit/document/house-words.js';
import { useHouseDetails } from '../../kit/document/use-house.js';
import { ErrorBoundary } from '../../kit/lib/loading/error-boundary.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import { nameOf } from '../../kit/lib/names.js';
import { capitalized, spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
import { lineTerm, partyOr, priceInWords } from '../../kit/lib/tickets/ticket-words.js';
import { fullDate, weekdayName } from '../../kit/lib/venue-dates.js';
import { KeepsakeTicket } from '../design/keepsake-ticket.js';
import { isFolded } from './is-folded.js';
import { longFact } from './long-fact.js';

/** For bookings without a payment. */
const PAYMENTS: Readonly<Record<string, string>> = {
  due: 'At the door',
  free: 'Nothing to pay',
  account: 'On account',
};

/** "paid" → "Paid" */
function paymentStatusLabel(status: string): string {
  return PAYMENTS[status] ?? capitalized(status);
}

/** What the guests cost: with one price for all, that of a person. */
function priceFacts({ tickets, guests, party }: TicketFieldsFragment): readonly LeaderFact[] {
  const isPlain = tickets.length === 1 && partyOr({ party, guests }, '') === '';
  return tickets.map((line) =>
    isPlain
      ? { term: 'Price per person', value: `$${line.unitPrice}` }
      : { term: lineTerm(line), value: priceInWords(line.amount) },
  );
}

interface KeepsakeProps {
  readonly ticket: TicketFieldsFragment;
  /** On a phone it is its stub, until it is unfolded. */
  readonly startsShort?: boolean;
}

/** The ticket with its QR code, and with the card of a house that deals one. */
export function Keepsake({ ticket, startsShort }: KeepsakeProps) {
  const house = useHouseDetails();
  const total = toCents(ticket.totalAmount);
  return (
    <KeepsakeTicket
      {...(startsShort ? { startsShort } : {})}
      isFolded={isFolded(ticket)}
      picture={thisHouse.drawings.ticket}
      venue={{ name: thisHouse.name, address: house && addressLine(house), phone: house?.phone }}
      admit={partyOr(ticket, spelledNumberCapitalized(ticket.guests))}
      when={{ weekday: weekdayName(ticket.tourDate), date: fullDate(ticket.tourDate), time: ticket.tourTime }}
      facts={[
        { term: 'Tour', value: ticket.tourName },
        longFact('Guest', nameOf(ticket)),
        ...priceFacts(ticket),
        { term: 'Total', value: printedCents(total) },
        { term: 'Payment', value: paymentStatusLabel(ticket.paymentStatus) },
        ...(house?.gateWord ? [{ term: 'Word at the gate', value: house.gateWord }] : []),
      ]}
      code={ticket.confirmationCode}
      card={
        ticketCard && (
          <ErrorBoundary fallback={null} place={ticket.confirmationCode}>
            <Suspense fallback={null}>
              <ticketCard.Card code={ticket.confirmationCode} />
            </Suspense>
          </ErrorBoundary>
        )
      }
      qr={
        <QrCode
          text={ticket.ticket ?? ticket.confirmationCode}
          label={`QR code of the ticket ${ticket.confirmationCode}`}
        />
      }
    />
  );
}
