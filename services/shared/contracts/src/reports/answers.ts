import { count, month, report, text } from './report.js';

export const answers = report({
  name: 'answers',
  label: 'Answers of guests',
  note: 'What guests answered to the house’s questions, by month, without names.',
  api: {
    operationId: 'showAnswers',
    summary: 'Answers to the house’s questions, by month',
    description:
      'Confirmed bookings alone, as long as answers are kept. The same answer to the same question is one row.',
  },
  from: 'bookings',
  page: 'visits',
  roles: ['desk', 'manager'],
  columns: [
    month('month'),
    text('tour', 'Its name when it was booked.', 'Gate to Garden'),
    text('question', 'As it is asked now.', 'How did you hear of us?'),
    text('answer', 'As it was given.', 'A friend'),
    count('count', 'How often.', 12),
  ],
});
