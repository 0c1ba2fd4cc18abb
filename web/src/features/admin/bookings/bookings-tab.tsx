import { useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../../design/controls/tool-button.js';
import { Icon } from '../../../design/marks/icon.js';
import { StaffBookingsDocument } from '../../../generated/staff-operations.js';
import { DeskColumns } from '../desk/desk-card.js';
import { useDeskQuery } from '../desk/use-desk-query.js';
import { DeskList } from '../lists/desk-list.js';
import { useOpenRows } from '../lists/use-open-rows.js';
import { usePagedList } from '../lists/use-paged-list.js';
import { usePaging } from '../lists/use-paging.js';
import { bookingColumns, bookingSorts } from './booking-columns.js';
import { BookingDetails } from './booking-details.js';
import { DayChooser } from './day-chooser.js';
import { longDate, venueToday } from './desk-dates.js';
import { DoorListSheet } from './door-list-sheet.js';
import { useDoorList } from './use-door-list.js';

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

/** Who is expected: the bookings of a day, or of all days to come. */
export const BookingsTab = () => {
  const paging = usePaging(bookingSorts, { column: 'start', direction: 'ascending' });
  const [date, setDate] = useState<string | undefined>(venueToday);
  const query = useDeskQuery(StaffBookingsDocument, { ...paging.variables, date: date ?? null });
  const { isOpen, toggle } = useOpenRows();
  const columns = bookingColumns(isOpen, toggle);
  const view = usePagedList(
    query,
    paging,
    ({ bookings }) => bookings && { rows: bookings.bookings, total: bookings.total },
  );
  const door = useDoorList();
  const guests = query.data?.bookings?.guests;

  return (
    <DeskColumns>
      <DeskList
        title="Bookings"
        label="bookings"
        searches="Name, e-mail or code"
        empty={date === undefined ? 'Nobody is expected yet.' : 'Nobody is expected on this day.'}
        view={view}
        columns={columns}
        keyOf={({ id }) => id}
        detailsOf={(booking) => (isOpen(booking.id) ? <BookingDetails booking={booking} /> : undefined)}
        tools={
          <Tools>
            <DayChooser
              date={date}
              onChange={(chosen) => {
                setDate(chosen);
                paging.onPage(0);
              }}
            />
            {date === undefined ? null : (
              <ToolButton busy={door.isFetching} onClick={() => void door.print(date)}>
                <Icon name="print" size={18} />
                Print the list for the door
              </ToolButton>
            )}
          </Tools>
        }
        note={
          <Day role="status">
            {date === undefined ? 'From today on' : longDate(date)}
            {guests === undefined || query.isLoading ? '' : `: ${guests} ${guests === 1 ? 'guest' : 'guests'}`}
          </Day>
        }
      />
      {door.list ? <DoorListSheet list={door.list} /> : null}
    </DeskColumns>
  );
};
