import { count, date, report, text } from './report.js';

export const visits = report({
  name: 'visits',
  label: 'Visits by day',
  note: 'The table of days, of all times and tours.',
  api: {
    operationId: 'showVisitsReport',
    summary: 'Seats, visits and parties that were turned away, by day',
    description: 'Every day has a row. Who came is `null`, or empty, of visits before it was counted.',
  },
  from: 'bookings',
  page: 'visits',
  roles: ['desk', 'manager', 'owner'],
  columns: [
    date('date'),
    text('day', '`open`, or `closed` when nothing started.', 'open'),
    count('offered', 'Seats of times that were open.', 225),
    count('sold', 'Seats of confirmed bookings.', 104),
    count('came', 'People let in; null or empty where it is not known.', 98),
    count('noShows', 'Sold seats of parties of whom nobody was let in; likewise.', 6),
    count('turnedAway', 'Parties that waited for seats to the end; likewise.', 2),
    count('cameInGroups', 'Of `came`, people of groups; likewise.', 54),
  ],
});
