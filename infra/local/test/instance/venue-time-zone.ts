import { expect, it } from '@jest/globals';
import type { Instance } from '../../launch/instance.ts';
import { dayAhead } from '../support/tour-booking.ts';

const query = `query Day($date: String!) {
  availability(tourType: standard, from: $date, to: $date) { timeZone days { times { time startsAt } } }
}`;

/** Tests that VENUE_TIME_ZONE, which is not the default here, reaches pages, their data for machines, and bookings. */
export function venueTimeZone(instance: () => Instance, zone: string): void {
  it('keeps the clock of the venue in every place', async () => {
    const { site } = instance();
    const pageAt = async (path: string) => (await fetch(`${site}${path}`)).text();
    for (const path of ['/', '/book-tour', '/admin']) {
      expect(await pageAt(path)).toContain(`<meta name="venue-time-zone" content="${zone}" />`);
    }
    expect(await pageAt('/tours')).toContain(`"scheduleTimezone":"${zone}"`);

    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query, variables: { date: dayAhead(8, 6) } });
    const response = await fetch(`${site}/graphql`, { method: 'POST', headers, body });
    const { data } = (await response.json()) as {
      data: { availability: { timeZone: string; days: { times: { time: string; startsAt: string }[] }[] } };
    };
    expect(data.availability.timeZone).toBe(zone);
    const [slot] = data.availability.days[0]?.times ?? [];
    const atVenue = new Date(slot?.startsAt ?? '').toLocaleTimeString('en-US', { timeZone: zone, timeStyle: 'short' });
    expect(slot?.time).toBe(atVenue.replace(/\s/, ' '));
  });
}
