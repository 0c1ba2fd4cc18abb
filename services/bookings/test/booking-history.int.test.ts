import { randomUUID } from 'node:crypto';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { adults } from './support/booking-request.js';
import { testGuide } from './support/door.js';
import { type Booked, type Caller, type DoorApp, openDoorApp, scanOf } from './support/door-app.js';

const HISTORY = '{ heldAt scans { people verdict deviceLabel scannedAt staffId } }';
const ASK = `query ($id: ID!) { booking(bookingId: $id) ${HISTORY} }`;
const AS_VISITOR = `query ($token: String!) { myBooking(token: $token) { ... on Booking ${HISTORY} } }`;
const STANDING = 'revision startsAt guests status';
const REBUILD = `query ($id: ID!) { booking(bookingId: $id) { ${STANDING} }
  bookingChanges(bookingId: $id) { revision kind fromStartsAt toStartsAt fromGuests toGuests } }`;
const change = (name: string, type: string) => `mutation ($id: ID!, $input: ${type}!) {
  ${name}(bookingId: $id, reason: "A test", idempotencyKey: "${randomUUID()}", input: $input) { __typename ... on Refusal { message } } }`;

let app: DoorApp;
beforeAll(async () => {
  app = await openDoorApp();
}, 600_000);
afterAll(() => app.close());

const ask = async (query: string, variables: object, caller: Caller = testStaff) => {
  const { data, errors } = await app.ask(query, variables, caller);
  expect(errors).toBeUndefined();
  return data as Record<string, unknown>;
};

describe('what the desk reads of a booking', () => {
  it('has when its seats were held, and what phones at the door saw', async () => {
    const hold = await ask(
      `mutation { holdSeats(input: { tourType: standard, tourDate: "2026-12-05", tourTime: "10:00 AM", tickets: [{ type: "adult", count: 2 }] }) {
        ... on SeatHold { id } } }`,
      {},
      { role: 'visitor' },
    );
    const heldAt = app.clock.now().toISOString();
    app.clock.forward(60_000);
    const { id: holdId } = hold.holdSeats as { id: string };
    const booking = await app.book({ holdId });
    await app.submit([scanOf(booking, { deviceLabel: 'Main gate' })]);
    const scan = { people: 2, verdict: 'ADMIT', deviceLabel: 'Main gate', staffId: testGuide.id };
    expect((await ask(ASK, booking)).booking).toEqual({ heldAt, scans: [expect.objectContaining(scan)] });
  });

  it('is empty for a booking without a hold that nobody scanned', async () => {
    expect((await ask(ASK, await app.book())).booking).toEqual({ heldAt: null, scans: [] });
  });

  it('is not for guides and visitors', async () => {
    const { id, token } = await app.book();
    const guide = await app.ask(ASK, { id }, testGuide);
    expect(guide.data?.booking ?? null).toBeNull();
    expect(guide.errors?.length).toBeGreaterThan(0);
    expect((await ask(AS_VISITOR, { token }, { role: 'visitor' })).myBooking).toEqual({ heldAt: null, scans: null });
  });
});

describe('the history rebuilt from nothing', () => {
  interface Standing {
    readonly revision: number;
    readonly startsAt: string;
    readonly guests: number;
    readonly status: string;
  }
  interface Change {
    readonly revision: number;
    readonly kind: string;
    readonly fromStartsAt: string;
    readonly toStartsAt: string;
    readonly fromGuests: number;
    readonly toGuests: number;
  }
  const step = fc.oneof(
    fc.record({ to: fc.constantFrom('11:00 AM', '1:00 PM', '2:00 PM') }),
    fc.record({ size: fc.integer({ min: 1, max: 4 }) }),
    fc.constant({ cancel: true }),
  );
  type Step = { readonly to?: string; readonly size?: number; readonly cancel?: boolean };

  const standing = async ({ id }: Booked) =>
    (await ask(`query ($id: ID!) { booking(bookingId: $id) { ${STANDING} } }`, { id })).booking as Standing;

  /** Refused where nothing would change, or after a cancellation. */
  async function make({ id }: Booked, revision: number, { to, size, cancel }: Step): Promise<void> {
    const send = (wanted: object) =>
      ask(change('staffChangeBooking', 'BookingChangeInput'), { id, input: { ...wanted, revision } });
    if (to) await send({ move: { tourDate: '2026-12-06', tourTime: to } });
    else if (size) await send({ party: { tickets: adults(size) } });
    else if (cancel) await send({ cancel: {} });
  }

  it('equals the booking at every revision', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps: readonly Step[]) => {
        await emptyTables(app.database.dataSource, 'bookings, booking_changes, payments, refunds, slots, holds');
        const booking = await app.book();
        const standings = [await standing(booking)];
        for (const one of steps) {
          const { revision } = standings.at(-1) as Standing;
          await make(booking, revision, one);
          const now = await standing(booking);
          if (now.revision > revision) standings.push(now);
        }
        const { bookingChanges } = await ask(REBUILD, booking);
        const changes = (bookingChanges as Change[]).toSorted((one, other) => one.revision - other.revision);
        const [first] = standings as [Standing];
        let so: Standing = {
          revision: 0,
          startsAt: changes[0]?.fromStartsAt ?? first.startsAt,
          guests: changes[0]?.fromGuests ?? first.guests,
          status: 'confirmed',
        };
        const rebuilt = [so];
        for (const { revision, kind, fromStartsAt, toStartsAt, fromGuests, toGuests } of changes) {
          expect([fromStartsAt, fromGuests]).toEqual([so.startsAt, so.guests]);
          const status = kind === 'cancelled' ? 'cancelled' : 'confirmed';
          so = { revision, startsAt: toStartsAt, guests: toGuests, status };
          rebuilt.push(so);
        }
        expect(rebuilt).toEqual(standings);
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
