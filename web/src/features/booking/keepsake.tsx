import { venue } from '../../content/venue.js';
import { KeepsakeTicket } from '../../design/booking/keepsake-ticket.js';
import { printedCents, toCents } from './booking-money.js';
import type { BookedTicket } from './booking-state.js';
import { longFact } from './long-fact.js';
import { guestsInWords } from './number-words.js';
import { QrCode } from './qr-code.js';
import { tourKind } from './tour-kind.js';
import { dayInWords, weekdayOf } from './venue-calendar.js';

/** "paid" → "Paid" */
const statusWords = (status: string): string => status.replace(/^./, (first) => first.toUpperCase());

/** The ticket of a booking (spec.md §2, print view): who, what, when, paid, and the code to show at the gate. */
export const Keepsake = ({ ticket }: { readonly ticket: BookedTicket }) => {
  const total = toCents(ticket.totalAmount);
  return (
    <KeepsakeTicket
      venue={venue}
      admit={guestsInWords(ticket.groupSize)}
      when={{ weekday: weekdayOf(ticket.tourDate), date: dayInWords(ticket.tourDate), time: ticket.tourTime }}
      facts={[
        { term: 'Tour', value: ticket.tourName },
        { term: 'Type', value: tourKind(ticket.tourType) },
        longFact('Guest', `${ticket.firstName} ${ticket.lastName}`),
        { term: 'Price per person', value: printedCents(Math.round(total / ticket.groupSize)) },
        { term: 'Total', value: printedCents(total) },
        { term: 'Payment', value: statusWords(ticket.paymentStatus) },
      ]}
      code={ticket.confirmationCode}
      qr={
        <QrCode text={ticket.confirmationCode} label={`QR code of the confirmation code ${ticket.confirmationCode}`} />
      }
    />
  );
};
