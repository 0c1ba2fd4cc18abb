import { count, month, report, text } from './report.js';

export const visitsByTicketType = report({
  name: 'visits-by-ticket-type',
  label: 'Visits by ticket type',
  note: 'Tickets sold, used and not used, by month and type.',
  api: {
    operationId: 'showVisitsByTicketType',
    summary: 'Tickets sold, used and not used, by month and ticket type',
    description:
      'Confirmed bookings alone. A month has a row for each type that was sold, of those of its days that are asked for. Scans count people and not types, so `unclear` says of how many tickets nobody noted whether they were used.',
  },
  from: 'bookings',
  page: 'visits',
  roles: ['desk', 'manager', 'owner'],
  columns: [
    month('month'),
    text('ticketType', 'Its code, e.g. `senior`.', 'adult'),
    count('sold', 'Tickets of confirmed bookings, for visits in the month.', 420),
    count(
      'came',
      'Tickets of people let in: all of a party that came whole, and of a party of a single type as many as came. Null or empty once scans of the month are deleted, after eighteen months.',
      371,
    ),
    count('noShows', 'Tickets of parties of whom nobody was let in, once their visit has started; likewise.', 31),
    count(
      'unclear',
      'Tickets of parties of several types of whom only some people were let in: nobody noted which; likewise.',
      12,
    ),
  ],
});
