import { count, month, report, text } from './report.js';

export const visitorOrigins = report({
  name: 'visitor-origins',
  label: 'Where visitors come from',
  note: 'Parties and guests by month and ZIP code or country, as parties said.',
  api: {
    operationId: 'showVisitorOrigins',
    summary: 'Parties and guests by month and by where they come from',
    description:
      'Confirmed bookings alone. Answers to the house’s question for a ZIP code or a country, which stay when the names of the guests are deleted. A row without `origin` has those who did not say.',
  },
  from: 'bookings',
  page: 'visits',
  roles: ['desk', 'manager', 'owner'],
  columns: [
    month('month'),
    text('origin', 'A US ZIP code of five digits, or a country; null or empty for those who did not say.', '76012'),
    count('parties', 'Bookings. One whose guests come from several places counts in each.', 31),
    count('guests', 'Their guests.', 84),
  ],
});
