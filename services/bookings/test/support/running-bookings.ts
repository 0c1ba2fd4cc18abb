import { TestClock } from '@hilltop/platform/testing/test-clock';
import { startTestService } from '@hilltop/platform/testing/test-service';
import { seedRestaurants } from '../../src/food/seed-restaurants/seed-restaurants.js';
import { bookingsService } from '../../src/service.js';

/**
 * The whole service with its own servers and the restaurants of the seeds; Saturday 2026-11-21, 10:30 at the venue.
 *
 * @param environment additional variables
 */
export async function runBookings(environment: object = {}) {
  const clock = new TestClock('2026-11-21T16:30:00Z');
  const service = await startTestService(bookingsService, {
    environment: {
      VENUE_TIME_ZONE: 'America/Chicago',
      PUBLIC_URL: 'https://hilltop.example',
      BOOKING_LINK_SECRETS: ['links-secret-links-secret-links-00'] as [string, ...string[]],
      BOOKING_LINK_LIMIT: 5,
      BOOKING_LINKS_PER_CALLER: 30,
      BOOKING_LINK_WINDOW_SECONDS: 600,
      HOLDS_PER_CALLER: 1_000,
      HELD_SEATS_PER_CALLER: 10_000,
      HOLDS_PER_NETWORK: 1_000,
      HELD_SEATS_PER_NETWORK: 10_000,
      HOLDS_KEPT_DAYS: 30,
      WAITLIST_OFFER_MINUTES: 30,
      WAITLIST_PARTIES_PER_SLOT: 50,
      WAITLIST_JOIN_LIMIT: 10,
      WAITLIST_UNCONFIRMED_PER_CALLER: 30,
      WAITLIST_KEPT_DAYS: 30,
      WAIVERS_KEPT_DAYS: 365,
      RETURNED_PAYMENTS_KEPT_DAYS: 90,
      CALENDAR_KEPT_DAYS: 730,
      ...environment,
    },
    clock,
  });
  await seedRestaurants(service.database.dataSource);
  return { ...service, clock };
}

export type RunningBookings = Awaited<ReturnType<typeof runBookings>>;
