/**
 * A process of the service, as its replicas are, that sells from one slot as fast as it can, by the repositories that its
 * use cases call. Arguments: `hold` or `book`, how many callers at once, for how many seconds. Prints a `Round`.
 */
import { randomUUID } from 'node:crypto';
import { compiled } from '../compiled.ts';
import { hotSlot, quantile, type Round } from './sale.ts';

type Token = abstract new (...given: never[]) => unknown;
type Request = { slotId: string; startsAt: Date; capacity: number; places: number; groupSize: number };
type Booking = Record<string, unknown>;
type Running = {
  app: { get<Part>(token: Token, options: { strict: false }): Part };
  gate: { whenOpen(): Promise<void> };
  stop(): Promise<unknown>;
};

const warmUpMs = 1_000;
const [mode = 'book', callers = '64', seconds = '5'] = process.argv.slice(2);

async function openBookings(): Promise<Running> {
  const { openService } = await compiled<{ openService(options: object): Promise<Running> }>(
    'services/shared/platform/dist/lifecycle/open-service.js',
  );
  const { createLogger } = await compiled<{ createLogger(options: object): object }>(
    'services/shared/platform/dist/logging/logger.js',
  );
  const { AppModule } = await compiled<{ AppModule: { forRoot(environment: object): object } }>(
    'services/bookings/dist/app.module.js',
  );
  const { bookingsEnvironment } = await compiled<{ bookingsEnvironment(): object }>('services/bookings/dist/env.js');
  const environment = bookingsEnvironment();
  const logger = createLogger({ service: 'bookings', level: 'fatal' });
  const service = await openService({ name: 'bookings', module: AppModule.forRoot(environment), environment, logger });
  await service.gate.whenOpen();
  return service;
}

/** A party of one to four at the hot slot. */
async function parties(): Promise<() => Request> {
  const { SlotRequest } = await compiled<{ SlotRequest: new (...given: unknown[]) => Request }>(
    'services/bookings/dist/slots/slot-request.js',
  );
  const { parseDate } = await compiled<{ parseDate(text: string): object }>(
    'services/bookings/dist/schedule/venue-clock.js',
  );
  const date = parseDate(hotSlot.startsAt.slice(0, 10));
  const startsAt = new Date(hotSlot.startsAt);
  let party = 0;
  return () => {
    const request = new SlotRequest('standard', date, '10:00 AM', startsAt, (party++ % 4) + 1);
    return Object.assign(request, { capacity: hotSlot.capacity });
  };
}

async function holder({ app }: Running): Promise<() => Promise<boolean>> {
  type Holds = { take(request: Request): Promise<unknown> };
  const { HoldRepository } = await compiled<{ HoldRepository: Token }>(
    'services/bookings/dist/holds/hold.repository.js',
  );
  const holds = app.get<Holds>(HoldRepository, { strict: false });
  const party = await parties();
  return async () => (await holds.take(party())) !== undefined;
}

async function booker({ app }: Running): Promise<() => Promise<boolean>> {
  type Bookings = { bookFree(booking: Booking, request: Request): Promise<boolean> };
  type Tours = { onOffer(type: string): Promise<object> };
  const { BookingRepository } = await compiled<{ BookingRepository: Token }>(
    'services/bookings/dist/bookings/booking.repository.js',
  );
  const { TourRepository } = await compiled<{ TourRepository: Token }>(
    'services/bookings/dist/tours/tour.repository.js',
  );
  const { draftBooking } = await compiled<{ draftBooking(parts: object): Booking }>(
    'services/bookings/dist/bookings/create-booking/draft-booking.js',
  );
  const bookings = app.get<Bookings>(BookingRepository, { strict: false });
  const tour = await app.get<Tours>(TourRepository, { strict: false }).onOffer('standard');
  const party = await parties();
  const food = { foodPlatform: 'none', foodRestaurant: null, foodDetails: null, foodTotalCents: 0 };
  const guest = {
    firstName: 'Guest',
    lastName: 'Person',
    email: 'guest@example.test',
    phone: '817-555-0100',
    specialRequests: null,
    additionalNotes: null,
    liabilityWaiverAccepted: true,
    paymentStatus: 'paid',
  };
  return () => {
    const request = party();
    const offer = { tour, request };
    const given = { ...guest, paymentIntentId: `pi_${randomUUID()}` };
    const noFood = { ...food, foodDeliveryAddress: null, foodDeliveryTime: null };
    const parts = { request: given, offer, food: noFood, idempotencyKey: randomUUID(), now: new Date() };
    return bookings.bookFree(draftBooking(parts), request);
  };
}

async function sell(once: () => Promise<boolean>, atOnce: number, forMs: number): Promise<Round> {
  const startedAt = performance.now();
  const waits: number[] = [];
  const round = { sold: 0, refused: 0, failed: 0 };
  const caller = async () => {
    while (performance.now() - startedAt < forMs) {
      const askedAt = performance.now();
      const outcome = await once().then(
        (sold) => (sold ? 'sold' : 'refused'),
        () => 'failed' as const,
      );
      round[outcome] += 1;
      waits.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  waits.sort((one, other) => one - other);
  const lasted = (performance.now() - startedAt) / 1000;
  return { ...round, seconds: lasted, p50: quantile(waits, 0.5), p99: quantile(waits, 0.99) };
}

const service = await openBookings();
const once = await (mode === 'hold' ? holder(service) : booker(service));
const warm = await sell(once, Number(callers), warmUpMs);
const round = await sell(once, Number(callers), Number(seconds) * 1000);
// What was sold while it warmed up is in the database too.
process.stdout.write(`${JSON.stringify({ round, warm })}\n`);
await service.stop();
process.exit(0);
