import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adultsOnly } from '../../../kit/lib/tickets/price-samples.js';
import { fill } from '../../../test/form-actions.js';
import { type HeldAnswer, renderWithAnswers } from '../../../test/render-with-answers.js';
import type { BookedTour } from '../../state/booked-tour.js';
import { emptyBooking } from '../../state/booking-state.js';
import { storedBooking } from '../../state/booking-storage.js';
import { BookingFlow } from './booking-flow.js';

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

const closed = { open: false, closedBecause: 'MONDAY', note: '', times: [] };
const open = {
  open: true,
  closedBecause: null,
  note: '',
  times: [
    { __typename: 'SlotAvailability', time: '9:00 AM', seatsLeft: 3, capacity: 25 },
    { __typename: 'SlotAvailability', time: '10:00 AM', seatsLeft: 14, capacity: 25 },
  ],
};

const full = { ...open, times: open.times.map((time) => ({ ...time, seatsLeft: 0 })) };

/** December 2026, whose Mondays are closed, and whose 16th is full. */
const availability = {
  __typename: 'Availability',
  firstDate: '2026-11-23',
  lastDate: '2027-02-23',
  days: Array.from({ length: 31 }, (_, index) => ({
    __typename: 'DayAvailability',
    date: `2026-12-${String(index + 1).padStart(2, '0')}`,
    ...((index + 1) % 7 === 0 ? closed : index === 15 ? full : open),
  })),
};

/** Opens the first step on a December whose days are not answered yet. */
function openDecember(): () => Promise<void> {
  storedBooking.write({ ...emptyBooking('standard'), date: '2026-12-05' });
  let answer = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const month: HeldAnswer = { until, data: { availability } };
  renderWithAnswers(<BookingFlow tour={tour} />, { MonthAvailability: month }, '/book-tour');
  return () => act(async () => answer());
}

function day(name: RegExp): HTMLButtonElement {
  return screen.getByText(name, { selector: 'button span' }).closest('button') as HTMLButtonElement;
}

function next(): HTMLButtonElement {
  return screen.getByRole('button', { name: 'Next', hidden: true }) as HTMLButtonElement;
}

/** A phone. */
window.matchMedia = () => ({ matches: false }) as MediaQueryList;
const scrolled = jest.fn();
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = scrolled;
beforeEach(() => {
  window.sessionStorage.clear();
  scrolled.mockClear();
});

describe('a day that is tapped while its month loads', () => {
  it('is chosen at once, and its times come with the answer', async () => {
    const answer = openDecember();
    fireEvent.click(day(/^Saturday, December 12, 2026/));
    expect(screen.getAllByText('Loading available times...').length).toBeGreaterThan(0);
    expect(day(/^Saturday, December 12, 2026/).textContent).toContain('chosen');
    await answer();
    fireEvent.click(await screen.findByText('10:00 AM'));
    expect(next().disabled).toBe(false);
    expect(screen.getByText('Sat, Dec 12, 10:00 AM')).toBeTruthy();
  });

  it('is given back with the reason when it turns out to be closed', async () => {
    const answer = openDecember();
    fireEvent.click(day(/^Monday, December 14, 2026/));
    await answer();
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('Monday, December 14, 2026');
    expect(said.textContent).toContain('closed on Mondays');
    expect(screen.getByText('Please select a date first')).toBeTruthy();
    fireEvent.click(day(/^Tuesday, December 15, 2026/));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the first step', () => {
  it('names the holidays on which the house is open', async () => {
    await openDecember()();
    await screen.findByText('9:00 AM');
    expect(day(/^Friday, December 25, 2026, Christmas Day$/).disabled).toBe(false);
    expect(screen.getByText('Fri, Dec 25, Christmas Day')).toBeTruthy();
    expect(day(/^Saturday, December 26, 2026$/)).toBeTruthy();
  });

  it('lets a party wait for a time of a day that is full', async () => {
    const answer = openDecember();
    await answer();
    await screen.findByText('9:00 AM');
    expect(day(/^Monday, December 14, 2026/).disabled).toBe(true);
    expect(day(/^Wednesday, December 16, 2026, full/).disabled).toBe(false);
    fireEvent.click(day(/^Wednesday, December 16, 2026/));
    expect(await screen.findByRole('button', { name: 'Join the waiting list for 9:00 AM', hidden: true })).toBeTruthy();
  });

  it('brings the times of a chosen day into view, and says what is next', async () => {
    const answer = openDecember();
    await answer();
    await screen.findByText('9:00 AM');
    expect(scrolled).not.toHaveBeenCalled();
    fireEvent.click(day(/^Saturday, December 12, 2026/));
    expect(scrolled).toHaveBeenCalled();
    expect(screen.getByText('Sat, Dec 12: choose a time')).toBeTruthy();
  });

  it('has the price of the party that says its size first', async () => {
    await openDecember()();
    expect(screen.getByText('$25.00 per person')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('How many are coming?'), { target: { value: '4' } });
    expect(screen.getByText('$100.00 for 4 guests')).toBeTruthy();
  });

  it('offers a party that says its size first only times with room for all of it', async () => {
    const answer = openDecember();
    await answer();
    fireEvent.click(await screen.findByText('9:00 AM'));
    fill('How many are coming?', '5');
    expect((await screen.findByRole('alert')).textContent).toContain('9:00 AM has no room for five');
    expect((screen.getByText('9:00 AM').closest('button') as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText('Only 3 seats left, too few for five')).toBeTruthy();
    fireEvent.click(screen.getByText('10:00 AM'));
    expect(next().disabled).toBe(false);
    expect(storedBooking.read()?.details.party).toEqual({ adult: 5 });
  });
});
