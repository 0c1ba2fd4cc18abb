import { expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { useCalendarPlace } from './calendar-address.js';
import { MonthGrid } from './month-grid.js';

function Grid() {
  return <MonthGrid date={useCalendarPlace().date} />;
}

const day = {
  __typename: 'CalendarDay',
  ...{ closed: false, byRule: false, special: false, starts: [], usualStarts: [], note: '' },
  ...{ sold: 0, held: 0, guests: 0, waiting: 0, capacity: 0, displaced: 0 },
};

it('focuses the day that an arrow leads to, also when the month arrives between the press and the next page', async () => {
  let answer: (value?: unknown) => void = () => undefined;
  const until = new Promise((resolve) => {
    answer = resolve;
  });
  const days = ['2026-12-05', '2026-12-06'].map((date) => ({ ...day, date }));
  const data = { staffCalendar: { __typename: 'StaffCalendar', version: 1, days } };
  renderWithAnswers(<Grid />, { CalendarMonth: { until, data } }, '/admin?tab=calendar&date=2026-12-05');
  const from = screen.getByRole('link', { name: /December 5/ });
  from.focus();
  await act(async () => {
    fireEvent.keyDown(from, { key: 'ArrowRight' });
    answer();
    await until;
  });
  expect(document.activeElement?.textContent).toContain('December 6');
});
