import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { adultsOnly } from '../../kit/lib/tickets/price-samples.js';
import { field, fill, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import type { Day } from '../calendar/seat-labels.js';
import type { BookedTour } from '../state/booked-tour.js';
import { details } from '../state/booking-samples.js';
import { forgetJoinDraft, joinDraft, keptTime } from './join-draft.js';
import { JoinForm } from './join-form.js';

const tour: BookedTour = {
  __typename: 'Tour',
  untranslated: [],
  id: '1',
  type: 'standard',
  name: 'Gate to Garden',
  price: '25.00',
  prices: adultsOnly,
  duration: '90 minutes',
  maxGroupSize: 20,
};

function day(date: string, seats: Readonly<Record<string, number>>): Day {
  const times = Object.entries(seats).map(([time, seatsLeft]) => ({ time, seatsLeft, capacity: 25 }));
  return { date, open: true, times } as unknown as Day;
}

const days = [
  day('2026-12-12', { '10:00 AM': 0, '12:00 PM': 20, '1:00 PM': 0 }),
  day('2026-12-13', { '9:00 AM': 0, '10:00 AM': 3 }),
];

function form() {
  return (
    <JoinForm
      tour={tour}
      date="2026-12-12"
      time="1:00 PM"
      availability={{ today: '2026-12-01', dayOf: (date) => days.find((one) => one.date === date) }}
      details={details(4)}
      onBook={() => undefined}
    />
  );
}

const wanted = { tourId: tour.id, date: '2026-12-12' };

afterEach(forgetJoinDraft);

describe('the form of the waiting list', () => {
  it('sends each other time, and all full times of another day together', async () => {
    const joined = {
      __typename: 'WaitlistJoined',
      replayed: true,
      entry: { __typename: 'WaitlistEntry', waitlistUrl: null },
    };
    const sent = renderWithAnswers(form(), { JoinWaitlist: { joinWaitlist: joined } });
    expect(screen.getByText(/^12:00 PM has room for four right now/)).toBeTruthy();
    fill('Email', 'ada@example.test');
    fireEvent.click(screen.getByLabelText('10:00 AM, full'));
    fireEvent.click(screen.getByLabelText('Any time on Sunday, December 13'));
    press('Join the waiting list');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables.input).toMatchObject({
      tourDate: '2026-12-12',
      tourTime: '1:00 PM',
      tickets: [{ type: 'adult', count: 4 }],
      otherTimes: [
        { tourDate: '2026-12-12', tourTime: '10:00 AM' },
        { tourDate: '2026-12-13', tourTime: '9:00 AM' },
        { tourDate: '2026-12-13', tourTime: '10:00 AM' },
      ],
    });
    expect(await screen.findByText(/You are already on the list/)).toBeTruthy();
    expect(keptTime(wanted)).toBeUndefined();
  });

  it('keeps what was typed for this time in the tab, as a page in another language has it', () => {
    renderWithAnswers(form(), {});
    fill('Email', 'ada@example.test');
    fireEvent.click(screen.getByLabelText('Any time on Sunday, December 13'));
    cleanup();
    expect(keptTime(wanted)).toBe('1:00 PM');
    expect(joinDraft({ ...wanted, time: '1:00 PM' }).read()?.others).toEqual(['2026-12-13']);
    expect(joinDraft({ ...wanted, time: '10:00 AM' }).read()).toBeUndefined();
    expect(keptTime({ ...wanted, date: '2026-12-13' })).toBeUndefined();
    renderWithAnswers(form(), {});
    expect(field('Email').value).toBe('ada@example.test');
    expect(field('Any time on Sunday, December 13').checked).toBe(true);
  });
});
