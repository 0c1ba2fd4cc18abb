import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { nameOf } from '../../kit/lib/names.js';
import { partyOr } from '../../kit/lib/tickets/ticket-words.js';
import { longDate } from '../../kit/lib/venue-dates.js';
import { otherLanguage } from '../../kit/words/other-language.js';
import type { StaffBooking } from './booking-columns.js';
import { askedWords } from './booking-facts.js';
import type { DoorList } from './use-door-list.js';

const PrintedAlone = createGlobalStyle`
  @media print { body > :not([data-door-list]) { display: none !important; } html, body { background: #fff; } }
`;

const Sheet = styled.section`
  display: none;
  @media print { display: block; color: #000; font: 400 10pt/1.35 var(--ui); }
  h1 { font: 600 15pt/1.2 var(--ui); color: #000; }
  > p { margin: 2pt 0 8pt; }
  table { width: 100%; border-collapse: collapse; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 3pt 6pt 3pt 0; border-bottom: 0.5pt solid #777; text-align: left; vertical-align: top; }
  td[data-box]::before { content: ""; display: block; width: 10pt; height: 10pt; border: 0.75pt solid #000; }
  td[data-number] { text-align: right; }
`;

function requestsOf({
  language,
  accessNeeds,
  specialRequests,
  answers,
  foodOrderPlatform,
  foodOrderRestaurant,
  foodDeliveryTime,
}: StaffBooking): string {
  return [
    otherLanguage(language) ?? '',
    accessNeeds ?? '',
    specialRequests ?? '',
    ...(answers ?? []).filter(({ onDaySheet }) => onDaySheet).map((one) => `${askedWords(one)}: ${one.text}`),
    foodOrderPlatform === 'none'
      ? ''
      : `Food from ${foodOrderRestaurant ?? 'a restaurant'} at ${foodDeliveryTime ?? ''}`,
  ]
    .filter((words) => words !== '')
    .join('. ');
}

/** For paper: the list for the door, with a box to tick per party. */
export function DoorListSheet({ list: { date, bookings } }: { readonly list: DoorList }) {
  const guests = bookings.reduce((sum, { guests }) => sum + guests, 0);
  return createPortal(
    <Sheet data-door-list="">
      <PrintedAlone />
      <h1>
        {thisHouse.name}: {longDate(date)}
      </h1>
      <p>
        {bookings.length} bookings, {guests} guests
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Here</th>
            <th scope="col">Start</th>
            <th scope="col">Tour</th>
            <th scope="col">Guest</th>
            <th scope="col">Guests</th>
            <th scope="col">Code</th>
            <th scope="col">Phone</th>
            <th scope="col">Requests</th>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <tr key={booking.id}>
              <td data-box="" />
              <td>{booking.tourTime}</td>
              <td>{booking.tourName}</td>
              <td>{nameOf(booking)}</td>
              <td data-number="">{partyOr(booking, String(booking.guests))}</td>
              <td>{booking.confirmationCode}</td>
              <td>{booking.phone}</td>
              <td>{requestsOf(booking)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>,
    document.body,
  );
}
