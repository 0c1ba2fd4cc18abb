import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminList } from '../../admin/lists/admin-list.js';
import { Facts, RowDetails } from '../../admin/lists/row-details.js';
import { useOpenRows } from '../../admin/lists/use-open-rows.js';
import { usePagedList } from '../../admin/lists/use-paged-list.js';
import { OpenPaymentLinks } from '../../admin/selling/open-payment-links.js';
import { useRole } from '../../admin/session-state/session-store.js';
import { IconButton } from '../../design/controls/icon-button.js';
import { Input } from '../../design/controls/input-style.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { ToolLink } from '../../design/controls/tool-link.js';
import { Icon } from '../../design/marks/icon.js';
import { StaffBookingsDocument } from '../../generated/staff-operations.js';
import { nameOf } from '../../lib/names.js';
import { counted } from '../../lib/spelled-number.js';
import { dateAfter, isDate, longDate, venueToday } from '../../lib/venue-dates.js';
import { bookingColumns, bookingSorts, type StaffBooking } from './booking-columns.js';
import { bookingFacts } from './booking-facts.js';
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

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  margin-right: auto;
  input { width: auto; min-height: var(--target); padding-block: 0.375rem; }
`;

interface DayChooserProps {
  /** YYYY-MM-DD; undefined for all days from today on. */
  readonly date: string | undefined;
  /** A guide sees yesterday, today and tomorrow (product.md §6). */
  readonly isGuide: boolean;
  readonly onChange: (date: string | undefined) => void;
}

function DayChooser({ date, isGuide, onChange }: DayChooserProps) {
  const [yesterday, tomorrow] = [dateAfter(venueToday(), -1), dateAfter(venueToday(), 1)];
  const isAllowed = (day: string): boolean => isDate(day) && (!isGuide || (day >= yesterday && day <= tomorrow));
  const choose = (day: string): void => {
    if (isAllowed(day)) onChange(day);
  };
  return (
    <Place role="group" aria-label="Day">
      <IconButton
        icon="back"
        edged
        label="The day before"
        aria-disabled={(isGuide && date === yesterday) || undefined}
        onClick={() => choose(dateAfter(date ?? venueToday(), -1))}
      />
      <Input
        type="date"
        aria-label="Day of the tour"
        value={date ?? ''}
        {...(isGuide && { min: yesterday, max: tomorrow })}
        onChange={({ target }) => choose(target.value)}
      />
      <IconButton
        icon="forward"
        edged
        label="The day after"
        aria-disabled={(isGuide && date === tomorrow) || undefined}
        onClick={() => choose(dateAfter(date ?? venueToday(), 1))}
      />
      <ToolButton aria-pressed={date === venueToday()} onClick={() => onChange(venueToday())}>
        Today
      </ToolButton>
      {isGuide ? null : (
        <ToolButton aria-pressed={date === undefined} onClick={() => onChange(undefined)}>
          All to come
        </ToolButton>
      )}
    </Place>
  );
}

/** The bookings of a day, or of all days to come. The URL can name the first day. */
export function BookingsTab() {
  const [parameters] = useSearchParams();
  const named = parameters.get('date') ?? '';
  const [date, setDate] = useState<string | undefined>(isDate(named) ? named : venueToday);
  const { view, query, sentSearch } = usePagedList(StaffBookingsDocument, {
    sorts: bookingSorts,
    defaultOrder: { column: 'start', direction: 'ascending' },
    // A guest who asks about a booking may not know its day.
    filter: (search) => ({ date: date ?? null, everyDay: search !== '' }),
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
        empty={emptyWords(date, isGuide)}
        view={view}
        columns={bookingColumns(openRows, isGuide)}
        keyOf={({ id }) => id}
        detailsOf={(booking) =>
          openRows.isOpen(booking.id) ? <BookingDetails booking={booking} isGuide={isGuide} /> : undefined
        }
        tools={
          <Tools>
            <DayChooser
              date={date}
              isGuide={isGuide}
              onChange={(chosen) => {
                setDate(chosen);
                view.onPage(0);
              }}
            />
            {date === undefined || sentSearch !== '' ? null : (
              <ToolButton busy={door.isFetching} onClick={() => void door.print(date)}>
                <Icon name="print" size={18} />
                Print the list for the door
              </ToolButton>
            )}
          </Tools>
        }
        note={
          <Day role="status">
            {sentSearch !== ''
              ? 'Found on all days, past and future'
              : date === undefined
                ? 'From today on'
                : longDate(date)}
            {guests === undefined || query.isLoading ? '' : `: ${counted(guests, 'guest')}`}
          </Day>
        }
      />
      {sentSearch === '' || isGuide ? null : <OpenPaymentLinks search={sentSearch} />}
      {date === undefined || isGuide ? null : <WaitingParties date={date} />}
      {door.list ? <DoorListSheet list={door.list} /> : null}
    </AdminColumns>
  );
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

/** Below a booking's row: what the desk needs at a glance, and a link to its page. */
function BookingDetails({ booking, isGuide }: BookingDetailsProps) {
  const paid: readonly (readonly [string, string])[] = isGuide
    ? []
    : [[booking.paymentStatus === 'paid' ? 'Paid' : 'Price', `$${booking.totalAmount}`]];
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
