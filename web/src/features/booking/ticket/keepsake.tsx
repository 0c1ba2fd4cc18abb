import { venue } from '../../../content/venue.js';
import { KeepsakeTicket } from '../../../design/booking/keepsake-ticket.js';
import { QrCode } from '../../../design/marks/qr-code.js';
import { printedCents, toCents } from '../../../lib/money.js';
import { fullDate, weekdayName } from '../../../lib/venue-dates.js';
import { tourTypeLabel } from '../layout/tour-type-label.js';
import type { BookedTicket } from '../state/booking-state.js';
import { spelledNumberCapitalized } from '../state/spelled-number.js';
import { longFact } from './long-fact.js';

/** "paid" → "Paid" */
function paymentStatusLabel(status: string): string {
  return status.replace(/^./, (first) => first.toUpperCase());
}

/** The ticket of a booking: who, what, when, paid, and the code to show at the gate. */
export function Keepsake({ ticket }: { readonly ticket: BookedTicket }) {
  const total = toCents(ticket.totalAmount);
  return (
    <KeepsakeTicket
      venue={venue}
      admit={spelledNumberCapitalized(ticket.groupSize)}
      when={{ weekday: weekdayName(ticket.tourDate), date: fullDate(ticket.tourDate), time: ticket.tourTime }}
      facts={[
        { term: 'Tour', value: ticket.tourName },
        { term: 'Type', value: tourTypeLabel(ticket.tourType) },
        longFact('Guest', `${ticket.firstName} ${ticket.lastName}`),
        { term: 'Price per person', value: printedCents(Math.round(total / ticket.groupSize)) },
        { term: 'Total', value: printedCents(total) },
        { term: 'Payment', value: paymentStatusLabel(ticket.paymentStatus) },
      ]}
      code={ticket.confirmationCode}
      qr={
        <QrCode
          text={ticket.ticket ?? ticket.confirmationCode}
          label={`QR code of the ticket ${ticket.confirmationCode}`}
        />
      }
    />
  );
}
