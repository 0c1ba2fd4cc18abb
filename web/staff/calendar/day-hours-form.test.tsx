import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import type { DayWithTimes } from './calendar-words.js';
import { DayHoursForm } from './day-hours-form.js';

const day: DayWithTimes = {
  __typename: 'CalendarDay',
  date: '2996-12-05',
  closed: false,
  byRule: false,
  special: false,
  starts: ['9:00 AM'],
  usualStarts: ['9:00 AM'],
  note: '',
  noteEs: null,
  sold: 0,
  held: 0,
  guests: 0,
  waiting: 0,
  capacity: 25,
  displaced: 0,
  times: [],
};

function Followed({ onClose }: { readonly onClose: () => void }) {
  const [version, setVersion] = useState(7);
  return (
    <>
      <button type="button" onClick={() => setVersion(8)}>
        Somebody else changes the calendar
      </button>
      <DayHoursForm day={day} version={version} onClose={onClose} />
    </>
  );
}

it('keeps what is typed when the calendar changes meanwhile, says so when it is sent, and then goes on', async () => {
  const message = 'Someone else has changed the calendar since you opened it.';
  const answers: Record<string, Record<string, unknown>> = {
    ChangeDay: { changeDay: { __typename: 'CalendarChangedMeanwhile', message } },
  };
  let isClosed = false;
  const onClose = (): void => {
    isClosed = true;
  };
  const sent = renderWithAnswers(<Followed onClose={onClose} />, answers);
  const note = screen.getByLabelText<HTMLInputElement>('Note for visitors about the day');
  const save = screen.getByRole('button', { name: 'Save the hours of this day' });
  fireEvent.change(note, { target: { value: 'The gate is narrow' } });
  fireEvent.click(screen.getByRole('button', { name: 'Somebody else changes the calendar' }));
  expect(note.value).toBe('The gate is narrow');
  fireEvent.click(save);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(note.value).toBe('The gate is narrow');
  answers.ChangeDay = { changeDay: { __typename: 'CalendarChanged', version: 9 } };
  fireEvent.click(save);
  await waitFor(() => expect(isClosed).toBe(true));
  const versions = sent.filter(({ name }) => name === 'ChangeDay').map(({ variables }) => variables.version);
  expect(versions).toEqual([7, 8]);
});
