import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adults } from './support/booking-request.js';
import { type CalendarApp, openCalendarApp } from './support/calendar-app.js';

let app: CalendarApp;
beforeAll(async () => {
  app = await openCalendarApp();
});
afterAll(() => app.close());
beforeEach(() => app.reset());

/** Seats by state, of the standard tour so many days from today, which is 2026-11-21, 10:30. */
async function seats(day: number): Promise<Record<string, number>> {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  const line = new RegExp(`^hilltop_seats\\{day="${day}",tour="standard",state="(\\w+)"\\} (\\d+)$`, 'gm');
  return Object.fromEntries([...text.matchAll(line)].map(([, state, value]) => [state, Number(value)]));
}

describe('the metric of seats', () => {
  it('counts those sold and those free on a day ahead', async () => {
    expect(await seats(4)).toEqual({ sold: 0, held: 0, free: 9 * 25 });
    expect(await app.book({ tourDate: '2026-11-25', tickets: adults(3) })).toMatchObject({
      __typename: 'BookingCreated',
    });
    expect(await seats(4)).toEqual({ sold: 3, held: 0, free: 9 * 25 - 3 });
  });

  it('has no free seats at times that are over, closed or not offered', async () => {
    // At half past ten, 9:00 and 10:00 are over.
    expect(await seats(0)).toEqual({ sold: 0, held: 0, free: 7 * 25 });
    // A Monday.
    expect(await seats(2)).toEqual({ sold: 0, held: 0, free: 0 });
    await app.changeDay({ date: '2026-11-26', starts: [] });
    expect(await seats(5)).toEqual({ sold: 0, held: 0, free: 0 });
  });

  it('has two weeks', async () => {
    expect([await seats(13), await seats(14)]).toEqual([expect.objectContaining({ sold: 0 }), {}]);
  });
});
