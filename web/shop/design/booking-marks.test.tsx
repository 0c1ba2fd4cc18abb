import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { houseStore } from '../../kit/document/use-house.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { BookingMarks } from './booking-marks.js';

const calendar = { week: [], specialDays: [], notices: [] };

function marksShown() {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

afterEach(() => houseStore.send(calendar));

it('marks six steps, food dashed until the party is large enough', () => {
  houseStore.send({ ...calendar, offersFood: true });
  renderWithAnswers(<BookingMarks step={1} guests={2} />, {});
  expect(marksShown()).toEqual(['Date', 'Details', 'Waiver', 'Food, for 10 or more', 'Payment', 'Ticket']);
});

it('marks five steps in a house without restaurants, also for a large party', () => {
  houseStore.send({ ...calendar, offersFood: false });
  renderWithAnswers(<BookingMarks step={1} guests={12} />, {});
  expect(marksShown()).toEqual(['Date', 'Details', 'Waiver', 'Payment', 'Ticket']);
});
