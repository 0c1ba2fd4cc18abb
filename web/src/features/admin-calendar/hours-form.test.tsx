import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithAnswers } from '../../../test/render-with-answers.js';
import { HoursForm } from './hours-form.js';

it('changes the hours by a press before the usual week has loaded', async () => {
  let answer: (value?: unknown) => void = () => undefined;
  const until = new Promise((resolve) => {
    answer = resolve;
  });
  const settings = { __typename: 'CalendarSettings', version: 7, rules: [], notices: [] };
  const sent = renderWithAnswers(<HoursForm onLeave={() => undefined} />, {
    CalendarSettings: { until, data: { calendarSettings: settings } },
    ChangeHours: { changeHours: { __typename: 'CalendarChanged', version: 8 } },
  });
  const button = screen.getByRole('button', { name: 'Change the hours' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  answer();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(sent.filter(({ name }) => name === 'ChangeHours').map(({ variables }) => variables.version)).toEqual([7]);
});
