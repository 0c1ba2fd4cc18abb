import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { createLogger } from '@hilltop/platform/logging/logger';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import type { DataSource } from 'typeorm';
import { BookingRepository } from '../../src/bookings/booking.repository.js';
import { AllocateSeats } from '../../src/bookings/create-booking/allocate-seats.js';
import { CreateBooking } from '../../src/bookings/create-booking/create-booking.js';
import { HoldRepository } from '../../src/holds/hold.repository.js';
import { HoldSeats } from '../../src/holds/hold-seats/hold-seats.js';
import { ReleaseExpiredHolds } from '../../src/holds/release-expired-holds/release-expired-holds.js';
import { MockPaymentProvider } from '../../src/payments/mock-payment-provider.js';
import type { PaymentProvider } from '../../src/payments/payment-provider.js';
import { OpeningRule } from '../../src/schedule/opening-rule.js';
import { VenueClock } from '../../src/schedule/venue-clock.js';
import { bookingsService } from '../../src/service.js';
import { SlotRepository } from '../../src/slots/slot.repository.js';
import { SlotFinder } from '../../src/slots/slot-finder.js';
import { CreateTour } from '../../src/tours/create-tour/create-tour.js';
import { seedTours } from '../../src/tours/seed-tours/seed-tours.js';
import { TourRepository } from '../../src/tours/tour.repository.js';

const logger = createLogger({ service: 'bookings-test', level: 'silent' });

/** Records refunds, which the demo's provider only logs. */
export class CountingPaymentProvider extends MockPaymentProvider {
  readonly refunded: string[] = [];

  constructor() {
    super(logger);
  }

  override async refund(payment: { intentId: string; amountCents: number }): Promise<void> {
    this.refunded.push(payment.intentId);
  }
}

/** Holds that a caller may have at the same time. */
export const HOLDS_PER_CALLER = 6;

/** What a test may replace; the rest is the service's own. */
export interface AppParts {
  readonly dataSource: DataSource;
  readonly clock: TestClock;
  readonly statements?: PreparedStatements;
  readonly payments?: PaymentProvider;
}

/** Saturday 2026-11-21, 10:30 at the venue. */
export const newClock = () => new TestClock('2026-11-21T16:30:00Z');

export const openBookingsDatabase = (poolSize: number) =>
  createTestDatabase({ entities: bookingsService.entities, migrations: bookingsService.migrations, poolSize });

/** The use cases as one replica of the service has them. */
export function assembleApp({
  dataSource,
  clock,
  statements = new PreparedStatements(dataSource),
  payments = new CountingPaymentProvider(),
}: AppParts) {
  const venue = new VenueClock('America/Chicago');
  const outbox = new Outbox();
  const tours = new TourRepository(dataSource, statements);
  const slots = new SlotRepository(statements);
  const holds = new HoldRepository(statements, outbox, clock);
  const bookings = new BookingRepository(dataSource, statements);
  const releaseExpired = new ReleaseExpiredHolds(holds);
  const slotFinder = new SlotFinder(tours, new OpeningRule(venue), clock);
  const seats = new AllocateSeats(bookings, holds, releaseExpired, clock);
  return {
    clock,
    holds,
    bookings,
    slots,
    slotFinder,
    releaseExpired,
    holdSeats: new HoldSeats(slotFinder, holds, slots, releaseExpired, { HOLDS_PER_CALLER }, clock),
    createBooking: new CreateBooking(slotFinder, slots, bookings, seats, payments, outbox, clock),
    seed: () => seedTours(tours, new CreateTour(dataSource, tours, outbox, clock)),
  };
}

/** One replica with the demo's tours on a database of its own, and a clock that the test moves. */
export async function openBookingApp(poolSize = 20) {
  const { dataSource, close } = await openBookingsDatabase(poolSize);
  const payments = new CountingPaymentProvider();
  const app = assembleApp({ dataSource, clock: newClock(), payments });
  await app.seed();
  return { ...app, dataSource, payments, close };
}

export type BookingApp = Awaited<ReturnType<typeof openBookingApp>>;
