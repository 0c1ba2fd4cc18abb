import { t } from '@lingui/core/macro';
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
import { spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
import { lineTerm, partyOr, priceInWords } from '../../kit/lib/tickets/ticket-words.js';
import { fullDate, weekdayName } from '../../kit/lib/venue-dates.js';
import { KeepsakeTicket } from '../design/keepsake-ticket.js';
import { isFolded } from './is-folded.js';
import { longFact } from './long-fact.js';

/** By payment status. */
const PAYMENTS: Readonly<Record<string, string>> = {
  paid: t`Paid`,
  due: t`At the door`,
  free: t`Nothing to pay`,
  account: t`On account`,
};

/** What the guests cost: with one price for all, that of a person. */
function priceFacts({ tickets, guests, party }: TicketFieldsFragment): readonly LeaderFact[] {
  const isPlain = tickets.length === 1 && partyOr({ party, guests }, '') === '';
  return tickets.map((line) =>
    isPlain
      ? { term: t`Price per person`, value: `$${line.unitPrice}` }
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
  const { confirmationCode: code } = ticket;
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
        { term: t`Tour`, value: ticket.tourName },
        longFact(t`Guest`, nameOf(ticket)),
        ...priceFacts(ticket),
        { term: t`Total`, value: printedCents(total) },
        { term: t`Payment`, value: PAYMENTS[ticket.paymentStatus] },
        ...(house?.gateWord ? [{ term: t`Word at the gate`, value: house.gateWord }] : []),
      ]}
      code={code}
      card={
        ticketCard && (
          <ErrorBoundary fallback={null} place={code}>
            <Suspense fallback={null}>
              <ticketCard.Card code={code} />
            </Suspense>
          </ErrorBoundary>
        )
      }
      qr={<QrCode text={ticket.ticket ?? code} label={t`QR code of the ticket ${code}`} />}
    />
  );
}
