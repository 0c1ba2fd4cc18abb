import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithAnswers } from '../../test/render-with-answers.js';
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

it('keeps what was typed, shows the times that are booked, and changes them when staff go on', async () => {
  const settings = { __typename: 'CalendarSettings', version: 7, rules: [], notices: [] };
  const times = [{ __typename: 'BookedTime', date: '2996-12-05', time: '9:00 AM', parties: 1, guests: 2 }];
  const answers: Record<string, Record<string, unknown>> = {
    CalendarSettings: { calendarSettings: settings },
    ChangeHours: { changeHours: { __typename: 'BookedTimesAffected', parties: 1, guests: 2, times } },
  };
  const sent = renderWithAnswers(<HoursForm onLeave={() => undefined} />, answers);
  fireEvent.click(screen.getByLabelText('Tuesday'));
  fireEvent.change(screen.getByLabelText('Start times'), { target: { value: '9 am, 10 am' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change the hours' }));
  const goOn = await screen.findByRole('button', { name: 'Continue and keep their times' });
  answers.ChangeHours = { changeHours: { __typename: 'CalendarChanged', version: 8 } };
  fireEvent.click(goOn);
  await waitFor(() => expect(screen.queryByText(/have booked what this takes off sale/)).toBeNull());
  const inputs = sent.filter(({ name }) => name === 'ChangeHours').map(({ variables }) => variables.input);
  const hours = { weekdays: [2], starts: ['9 am', '10 am'], until: null };
  expect(inputs).toMatchObject([
    { ...hours, keepBookings: false },
    { ...hours, keepBookings: true },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Start times').value).toBe('9 am, 10 am');
});

it('shows the first of the messages for a list at its field', async () => {
  const settings = { __typename: 'CalendarSettings', version: 7, rules: [], notices: [] };
  const fields = [1, 2].map((place) => ({
    __typename: 'FieldError',
    field: `starts.${place}`,
    message: `No time ${place}`,
  }));
  renderWithAnswers(<HoursForm onLeave={() => undefined} />, {
    CalendarSettings: { calendarSettings: settings },
    ChangeHours: { changeHours: { __typename: 'InvalidInput', message: 'No', fields } },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Change the hours' }));
  expect(await screen.findByText('No time 1')).toBeTruthy();
  expect(screen.queryByText('No time 2')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Start times'));
});
