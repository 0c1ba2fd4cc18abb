import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { StaffBookingsDocument } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { nameOf } from '../../kit/lib/names.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { isDate, longDate, venueToday } from '../../kit/lib/venue-dates.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { ToolLink } from '../design/tool-link.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminList } from '../lists/admin-list.js';
import { Facts, RowDetails } from '../lists/row-details.js';
import { useOpenRows } from '../lists/use-open-rows.js';
import { usePagedList } from '../lists/use-paged-list.js';
import { OpenPaymentLinks } from '../selling/open-payment-links.js';
import { bookingColumns, bookingSorts, type StaffBooking } from './booking-columns.js';
import { bookingFacts } from './booking-facts.js';
import { DayChooser } from './day-chooser.js';
import { DoorListSheet } from './door-list-sheet.js';
import { DoorPaymentForm } from './door-payment-form.js';
import { useDoorList } from './use-door-list.js';
import { WaitingParties } from './waiting-parties.js';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  flex: 1 1 auto;
`;

const Day = styled.p`
  padding: var(--s-2) var(--s-4);
  color: var(--fg-soft);
  font-size: var(--t-2);
`;

/** The bookings of a day, of all days to come, or those that are disputed, `show=disputed`. The URL can name the first day. */
export function BookingsTab() {
  const [parameters] = useSearchParams();
  const named = parameters.get('date') ?? '';
  const [date, setDate] = useState<string | undefined>(isDate(named) ? named : venueToday);
  const [disputed, setDisputed] = useState(parameters.get('show') === 'disputed');
  const { view, query, sentSearch } = usePagedList(StaffBookingsDocument, {
    sorts: bookingSorts,
    defaultOrder: { column: 'start', direction: 'ascending' },
    // A guest who asks about a booking may not know its day.
    filter: (search) => ({ date: date ?? null, everyDay: disputed || search !== '', disputed }),
    rowsOf: ({ bookings }) => bookings && { rows: bookings.bookings, total: bookings.total },
  });
  const isGuide = useRole() === 'guide';
  const openRows = useOpenRows();
  const door = useDoorList();
  const guests = query.data?.bookings?.guests;

  return (
    <AdminColumns>
      <AdminList
        title="Bookings"
        label="bookings"
        searches={isGuide ? undefined : 'Name, e-mail, phone or code'}
        empty={disputed ? 'No bank has a booking to decide on.' : emptyWords(date, isGuide)}
        view={view}
        columns={bookingColumns(openRows, isGuide)}
        keyOf={({ id }) => id}
        detailsOf={(booking) =>
          openRows.isOpen(booking.id) ? <BookingDetails booking={booking} isGuide={isGuide} /> : undefined
        }
        tools={
          <Tools>
            {disputed ? (
              <ToolButton onClick={() => setDisputed(false)}>Show the bookings of a day</ToolButton>
            ) : (
              <DayChooser
                date={date}
                isGuide={isGuide}
                onChange={(chosen) => {
                  setDate(chosen);
                  view.onPage(0);
                }}
              />
            )}
            {date === undefined || disputed || sentSearch !== '' ? null : (
              <ToolButton busy={door.isFetching} onClick={() => void door.print(date)}>
                <Icon name="print" size={18} />
                Print the list for the door
              </ToolButton>
            )}
          </Tools>
        }
        note={
          <Day role="status">
            {disputed ? 'A bank took the payment back and has not decided' : shownDays(date, sentSearch)}
            {guests === undefined || query.isLoading ? '' : `: ${counted(guests, 'guest')}`}
          </Day>
        }
      />
      {sentSearch === '' || isGuide ? null : <OpenPaymentLinks search={sentSearch} />}
      {date === undefined || disputed || isGuide ? null : <WaitingParties date={date} />}
      {door.list ? <DoorListSheet list={door.list} /> : null}
    </AdminColumns>
  );
}

function shownDays(date: string | undefined, search: string): string {
  if (search !== '') return 'Found on all days, past and future';
  return date === undefined ? 'From today on' : longDate(date);
}

function emptyWords(date: string | undefined, isGuide: boolean): string {
  if (isGuide) return 'No bookings on this day for the times you lead.';
  return date === undefined ? 'No bookings yet.' : 'No bookings on this day.';
}

interface BookingDetailsProps {
  readonly booking: StaffBooking;
  /** Guides see no amounts and no page of a booking (product.md §6). */
  readonly isGuide: boolean;
}

const paidWords: Readonly<Record<string, string>> = { paid: 'Paid', account: 'On account' };

/** Below a booking's row: what the desk needs at a glance, and a link to its page. */
function BookingDetails({ booking, isGuide }: BookingDetailsProps) {
  const paid: readonly (readonly [string, string])[] = isGuide
    ? []
    : [[paidWords[booking.paymentStatus] ?? 'Price', `$${booking.totalAmount}`]];
  const toPay: readonly (readonly [string, string])[] =
    booking.toPay === '0.00' ? [] : [['To pay at the door', `$${booking.toPay}`]];
  return (
    <RowDetails>
      <Facts>
        {[['E-mail', booking.email] as const, ...paid, ...toPay, ...bookingFacts(booking, isGuide)]
          .filter(([, value]) => value !== '')
          .map(([term, value]) => (
            <div key={term} style={{ display: 'contents' }}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
      {booking.toPay === '0.00' ? null : <DoorPaymentForm booking={booking} />}
      {isGuide ? null : (
        <div>
          <ToolLink to={`/admin/bookings/${booking.confirmationCode}`}>Open {nameOf(booking)}’s booking</ToolLink>
        </div>
      )}
    </RowDetails>
  );
}
