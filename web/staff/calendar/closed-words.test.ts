import { expect, it } from '@jest/globals';
import { closedWords } from './calendar-words.js';

const closure = { date: '2026-12-25', until: '2026-12-25', times: null, parties: 3 };

it.each([
  [closure, 'Friday, December 25 is closed.', '3 parties are being told.'],
  [{ ...closure, parties: 1 }, 'Friday, December 25 is closed.', '1 party is being told.'],
  [{ ...closure, parties: 0 }, 'Friday, December 25 is closed.', 'No bookings were affected.'],
  [
    { ...closure, until: '2026-12-27' },
    'Friday, December 25 to Sunday, December 27 are closed.',
    '3 parties are being told.',
  ],
  [
    { ...closure, times: ['10:00 AM', '2:00 PM'] },
    'Friday, December 25 is closed at 10:00 AM and 2:00 PM.',
    '3 parties are being told.',
  ],
])('says what was closed: %j', (given, title, text) => {
  expect(closedWords(given)).toEqual({ title, text });
});
