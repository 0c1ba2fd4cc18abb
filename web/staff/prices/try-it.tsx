import { useState } from 'react';
import { TicketPricesOfStartDocument, type TicketPricesOfStartQuery } from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { priceInWords } from '../../kit/lib/tickets/ticket-words.js';
import { isDate, venueToday } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import type { PricedTour } from './use-priced-tour.js';

function resultText(answer: TicketPricesOfStartQuery['startPrices']): string {
  if (answer.__typename !== 'StartPrices') return answer.message;
  return answer.prices
    .map(({ type, price, listPrice, reason }) => {
      const why = reason === null ? '' : ` (${listPrice === null ? '' : `${priceInWords(listPrice)}, `}${reason})`;
      return `${type.label} ${priceInWords(price)}${why}`;
    })
    .join(', ');
}

/** What a visitor would pay for a start now, with the current rules. */
export function TryIt({ tour }: { readonly tour: NonNullable<PricedTour['tour']> }) {
  const [date, setDate] = useState(venueToday());
  const [time, setTime] = useState('10:00 AM');
  const isAsked = isDate(date) && /^\d{1,2}:\d{2} [AP]M$/.test(time);
  const { data } = useAdminQuery(
    TicketPricesOfStartDocument,
    { tourType: tour.type, tourId: tour.id, tourDate: date, tourTime: time },
    isAsked,
  );
  return (
    <AdminSection title="Try it">
      <AdminSectionBody>
        <FieldPair>
          <TextField
            label="Day"
            type="date"
            value={date}
            error={undefined}
            onChange={({ target }) => setDate(target.value)}
          />
          <TextField label="Time" value={time} error={undefined} onChange={({ target }) => setTime(target.value)} />
        </FieldPair>
        <p aria-live="polite" style={{ marginTop: 'var(--s-4)' }}>
          {isAsked && data ? `${resultText(data.startPrices)}. ` : ''}No rule depends on who is asking.
        </p>
      </AdminSectionBody>
    </AdminSection>
  );
}
