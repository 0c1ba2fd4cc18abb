import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { dateAfter, venueToday } from '../../kit/lib/venue-dates.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { CloseDayForm } from './close-day-form.js';

const preview = {
  __typename: 'ClosurePreview',
  ...{ times: 9, parties: 0, guests: 0, paid: '0.00', holds: 0, heldSeats: 0 },
  ...{ waitingGuests: 0, foodParties: 0, foodTotal: '0.00', groups: [] },
};
const closure = {
  __typename: 'Closure',
  ...{
    id: '1',
    date: '2026-12-25',
    until: '2026-12-25',
    times: null,
    reason: 'Christmas',
    message: '',
    policy: 'refund',
  },
  ...{ deadline: '2026-12-24T18:00:00Z', closedAt: '2026-11-23T18:00:00Z', reopenedAt: null, parties: 0, guests: 0 },
  ...{ unanswered: 0, moved: 0, cancelled: 0, restored: 0, unansweredAmount: '0.00', answers: [] },
};

it('closes a day on which nobody has booked by one press, without a message to nobody, and leads to that day', async () => {
  const closed: string[] = [];
  const sent = renderWithAnswers(
    <CloseDayForm date="2026-11-23" onLeave={() => undefined} onClosed={(date) => closed.push(date)} />,
    {
      ClosurePreview: { previewClosure: preview },
      CloseDay: { closeDay: { __typename: 'DayClosed', closure } },
    },
  );
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-25' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Close: nobody has booked' }));
  await waitFor(() => expect(closed).toEqual(['2026-12-25']));
  const close = sent.find(({ name }) => name === 'CloseDay');
  expect(close?.variables).toMatchObject({ input: { date: '2026-12-25', message: 'We are closed.' } });
});

it('says what the groups that it reaches agreed and paid', async () => {
  const carver = {
    ...{
      __typename: 'Group',
      id: 'g',
      organization: { __typename: 'Organization', id: 'o', name: 'Carver Elementary' },
    },
    ...{
      quote: { __typename: 'GroupQuote', totalCents: 48_000 },
      money: { __typename: 'GroupMoney', receivedCents: 12_000 },
    },
  };
  const reached = (number: string, group: object | null) => ({
    __typename: 'ClosureGroup',
    number,
    name: null,
    guests: 54,
    group,
  });
  const groups = [reached('HG-7K3M-9QXW', carver), reached('HG-8W3N-7KTP', null)];
  renderWithAnswers(<CloseDayForm date="2026-12-25" onLeave={() => undefined} onClosed={() => undefined} />, {
    ClosurePreview: { previewClosure: { ...preview, groups } },
  });
  const rows = (await screen.findByText('HG-7K3M-9QXW')).closest('ul')?.children ?? [];
  expect([...rows].map(({ textContent }) => textContent)).toEqual([
    'HG-7K3M-9QXW, Carver Elementary, 54 people, paid $120.00 of $480.00',
    'HG-8W3N-7KTP, held, 54 people',
  ]);
});

it('says that the parties could not be counted, and counts them again', async () => {
  renderWithAnswers(<CloseDayForm date="2026-12-25" onLeave={() => undefined} onClosed={() => undefined} />, {});
  expect(await screen.findByText('The number of parties could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText('Counting...')).toBeNull();
});

it('takes "already closed" for a success after a try that nobody answered, and for a refusal without one', async () => {
  const closed: string[] = [];
  const answers: Record<string, Record<string, unknown>> = { ClosurePreview: { previewClosure: preview } };
  renderWithAnswers(
    <CloseDayForm date="2026-12-25" onLeave={() => undefined} onClosed={(date) => closed.push(date)} />,
    answers,
  );
  const button = await screen.findByRole('button', { name: 'Close: nobody has booked' });
  fireEvent.click(button);
  expect(await screen.findByText('No answer from the server')).toBeTruthy();
  const message = 'These times are already closed.';
  answers.CloseDay = { closeDay: { __typename: 'AlreadyClosed', message, fields: [] } };
  fireEvent.change(screen.getByLabelText('Reason, shown to visitors'), { target: { value: 'Another' } });
  fireEvent.click(button);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(closed).toEqual([]);
  fireEvent.change(screen.getByLabelText('Reason, shown to visitors'), { target: { value: 'Ice storm' } });
  fireEvent.click(button);
  await waitFor(() => expect(closed).toEqual(['2026-12-25']));
});

it('names who will be written to, and opens on tomorrow when the tours of today have started', async () => {
  const day = (date: string, startsAt: string) => ({
    ...{
      date,
      closed: false,
      note: '',
      starts: ['10:00 AM'],
      guests: 0,
      times: [{ __typename: 'CalendarTime', startsAt }],
    },
  });
  const party = {
    ...{
      __typename: 'Booking',
      id: '1',
      status: 'confirmed',
      confirmationCode: 'HT-4PWR-2XKD',
      firstName: 'Ada',
      lastName: 'Lovelace',
    },
    ...{ guests: 2, party: '2 guests', tourType: 'standard', tourName: 'Gate to Garden' },
  };
  const today = venueToday();
  renderWithAnswers(<CloseDayForm date={today} onLeave={() => undefined} onClosed={() => undefined} />, {
    ClosurePreview: { previewClosure: { ...preview, parties: 1, guests: 2 } },
    CalendarTimes: {
      staffCalendar: { __typename: 'StaffCalendar', version: 1, days: [day(today, '2020-01-01T16:00:00Z')] },
    },
    PartiesOfDay: {
      bookings: { __typename: 'BookingPage', total: 1, bookings: [{ ...party, startsAt: '2026-12-25T16:00:00Z' }] },
    },
  });
  expect(await screen.findByText('10:00 AM, Ada Lovelace, party of 2')).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe(dateAfter(today, 1)));
});
