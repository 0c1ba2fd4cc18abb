import { StateMark } from '../../kit/design/marks/state-mark.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';
import type { BookingState } from './booking-words.js';
import { DoorPaymentForm } from './door-payment-form.js';
import { atTheBank, type MoneyLine, moneyLines, paidLessRefunds } from './money-lines.js';

const columns: readonly Column<MoneyLine>[] = [
  { id: 'at', label: 'When', place: 'line', cell: ({ at }) => venueDateTime(at) },
  { id: 'what', label: 'What', place: 'name', cell: ({ what }) => what },
  { id: 'amount', label: 'Amount', place: 'figure', align: 'end', whole: true, cell: ({ amount }) => amount },
  { id: 'state', label: 'State', place: 'line', cell: ({ state, tone }) => <StateMark tone={tone}>{state}</StateMark> },
];

/** Payments, refunds and disputes of a booking, and what it still has to pay. */
export function BookingMoney({ booking }: { readonly booking: BookingState }) {
  const atBank = atTheBank(booking);
  return (
    <AdminSection title="Money">
      <AdminTable label="payments and refunds" columns={columns} rows={moneyLines(booking)} keyOf={({ id }) => id} />
      <AdminSectionBody>
        <p>
          Paid less refunds <b>${paidLessRefunds(booking)}</b>
        </p>
        {atBank === '0.00' ? null : (
          <p>
            Of that, the bank took back <b>${atBank}</b>
          </p>
        )}
        {booking.toPay === '0.00' ? null : <ToPay booking={booking} />}
      </AdminSectionBody>
    </AdminSection>
  );
}

function ToPay({ booking }: { readonly booking: BookingState }) {
  if (!useReadsOnly()) return <DoorPaymentForm booking={booking} />;
  return (
    <p>
      To pay at the door <b>${booking.toPay}</b>
    </p>
  );
}
