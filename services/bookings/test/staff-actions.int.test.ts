import { staffMutations, toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { WAIVER_VERSION } from '../src/bookings/waiver-version.js';
import { bookingsService } from '../src/service.js';
import { adults, bookingInput, bookingPayload } from './support/booking-request.js';
import { calendarMutations } from './support/calendar-mutations.js';
import { callerMutations } from './support/caller-mutations.js';
import { deskMutations, languageMutation } from './support/desk-mutations.js';
import { newSaleKey, walkUpPayload } from './support/door.js';
import { priceMutations } from './support/price-mutations.js';
import { openTourApp, type ShownTour, type TourApp } from './support/tour-app.js';

let app: TourApp;
let tour: ShownTour;
let booking: { id: string; revision: number };
let fed: { id: string };
beforeAll(async () => {
  app = await openTourApp();
});
afterAll(() => app.close());

const BOOK =
  'mutation ($input: CreateBookingInput!) { createBooking(input: $input) { ... on BookingCreated { booking { id } } } }';
const CANCEL = `mutation ($id: ID!) { staffChangeBooking(bookingId: $id, input: { cancel: {}, revision: 0 }, reason: "They left") {
  __typename } }`;
const SELL = `mutation ($input: WalkUpInput!, $key: String!) { sellWalkUp(input: $input, idempotencyKey: $key) {
  ... on BookingCreated { booking { id } } } }`;
const REFUNDED =
  'mutation ($id: ID!) { retryRefund(refundId: $id) { __typename ... on RefundRetried { refund { status } } } }';

const JOIN =
  'mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { ... on WaitlistJoined { entry { id } } } }';
const REMOVE = `mutation ($id: ID!) { removeFromWaitlist(entryId: $id, reason: "Ada called") { __typename
  ... on WaitlistEntry { status } } }`;
const waitingParty = {
  ...{ tourType: 'private', tourDate: '2026-12-05', tourTime: '10:00 AM', tickets: adults(4) },
  ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' },
};

const ofBooking = (query: string) => app.ask(query, { id: booking.id }, testStaff);

/** A change by staff, which adds a revision. */
async function change(mutation: string, type: string, input: object) {
  const query = `mutation ($id: ID!, $input: ${type}!, $reason: String!) { ${mutation}(bookingId: $id, input: $input, reason: $reason) { __typename } }`;
  const revision = booking.revision++;
  const variables = { id: booking.id, input: { ...input, revision }, reason: 'Ada called' };
  const { data } = await app.ask(query, variables, testStaff);
  expect(data?.[mutation]).toEqual({ __typename: 'BookingChanged' });
}

/** Each staff mutation of the schema, and its staff action; of one that changes several things, each after a colon. */
const mutations: Record<
  string,
  { make(): Promise<unknown>; target?: () => object; before: object | null; after: object | null }
> = {
  createTour: {
    make: async () => {
      tour = await app.create();
    },
    before: null,
    after: { name: 'Lamplight', priceCents: 2500, type: 'standard', withdrawn: false },
  },
  updateTour: {
    make: () => app.update(tour, { features: ['Lamps', 'Stars'] }),
    before: { features: ['Lamps'] },
    after: { features: ['Lamps', 'Stars'] },
  },
  withdrawTour: {
    make: () => app.withdraw({ ...tour, version: 2 }),
    before: { withdrawn: false },
    after: { withdrawn: true },
  },
  'staffChangeBooking: move': {
    make: async () => {
      await app.create();
      const { data } = await app.ask(BOOK, { input: bookingInput({ tickets: adults(4) }) });
      const created = data?.createBooking as unknown as { booking: { id: string } } | undefined;
      booking = { id: created?.booking.id ?? '', revision: 0 };
      await change('staffChangeBooking', 'BookingChangeInput', {
        move: { tourDate: '2026-12-06', tourTime: '2:00 PM' },
      });
    },
    target: () => ({ targetType: 'booking', targetId: booking.id }),
    before: { slotId: 'standard@2026-12-05T16:00:00.000Z' },
    after: { slotId: 'standard@2026-12-06T20:00:00.000Z' },
  },
  'staffChangeBooking: food': {
    make: async () => {
      const twelve = bookingInput({ tickets: adults(12), tourTime: '4:00 PM' });
      const { data } = await app.ask(BOOK, { input: twelve });
      const created = data?.createBooking as unknown as { booking: { id: string } } | undefined;
      const foodItems = [{ itemId: 'chicken-sandwich-meal', count: 12 }];
      const moved = booking;
      booking = { id: created?.booking.id ?? '', revision: 0 };
      await change('staffChangeBooking', 'BookingChangeInput', {
        food: { foodOrderPlatform: 'chick_fil_a', foodItems, foodOrderTotal: '155.88' },
      });
      [fed, booking] = [booking, moved];
    },
    target: () => ({ targetType: 'booking', targetId: fed.id }),
    before: { foodDetails: null },
    after: { foodDetails: '12 × Chicken Sandwich Meal' },
  },
  ...priceMutations(() => app),
  ...deskMutations(
    change,
    ofBooking,
    (bookingId) =>
      app.database.dataSource.query(
        `INSERT INTO guest_book_entries (id, booking_id, first_name, words, visited_on, written_at)
         VALUES ('0195c1a2-3b4c-4d5e-8f60-112233445588', $1, 'Ada', 'Grand', '2026-12-05', now())`,
        [bookingId],
      ),
    () => booking.id,
  ),
  replaceVisitLink: {
    make: async () => {
      const replace = `mutation ($id: ID!) { replaceVisitLink(bookingId: $id, reason: "Forwarded") { __typename } }`;
      await app.ask(replace, { id: booking.id }, testStaff);
    },
    target: () => ({ targetType: 'booking', targetId: booking.id }),
    before: { linkVersion: 0 },
    after: { linkVersion: 1 },
  },
  'staffChangeBooking: cancel': {
    make: async () => {
      await change('staffChangeBooking', 'BookingChangeInput', { cancel: {} });
      const { email } = bookingPayload();
      const stored = `{ bookingsByEmail(email: "${email}") { id changeReasons } }`;
      const { data } = await app.ask(stored, {}, testStaff);
      const changeReasons = Array(4).fill('Ada called');
      expect(data?.bookingsByEmail).toContainEqual({ id: booking.id, changeReasons });
    },
    target: () => ({ targetType: 'booking', targetId: booking.id }),
    before: { status: 'confirmed' },
    after: { status: 'cancelled' },
  },
  ...languageMutation(ofBooking, () => booking.id),
  removeFromWaitlist: {
    make: async () => {
      await app.create('private');
      const alone = { tourType: 'private', tickets: adults(2), totalAmount: '50.00' };
      await app.ask(BOOK, { input: bookingInput(alone) });
      const { data } = await app.ask(JOIN, { input: waitingParty });
      entry = (data?.joinWaitlist as unknown as { entry: { id: string } } | undefined)?.entry.id ?? '';
      const removed = await app.ask(REMOVE, { id: entry }, testStaff);
      expect(removed.data?.removeFromWaitlist).toMatchObject({ __typename: 'WaitlistEntry', status: 'left' });
      const again = await app.ask(REMOVE, { id: entry }, testStaff);
      expect(again.data?.removeFromWaitlist?.__typename).toBe('WaitlistEntryEnded');
      const stored = await app.ask('{ waitlistByEmail(email: "ada@example.test") { removedBecause } }', {}, testStaff);
      expect(stored.data?.waitlistByEmail).toEqual([{ removedBecause: 'Ada called' }]);
    },
    target: () => ({ targetType: 'waitlist-entry', targetId: entry }),
    before: { status: 'waiting' },
    after: { status: 'left' },
  },
  retryRefund: {
    make: async () => {
      const failed = await app.database.dataSource.query(
        `UPDATE refunds SET status = 'failed' WHERE reason = 'cancelled' RETURNING id`,
      );
      refund = failed[0][0].id;
      const answers = await Promise.all([1, 2].map(() => app.ask(REFUNDED, { id: refund }, testStaff)));
      const names = answers.map(({ data }) => data?.retryRefund?.__typename);
      expect(names.toSorted()).toEqual(['RefundNotFailed', 'RefundRetried']);
    },
    target: () => ({ targetType: 'refund', targetId: refund }),
    before: { status: 'failed' },
    after: { status: 'requested' },
  },
  sellWalkUp: {
    make: async () => {
      await app.create();
      const { data } = await app.ask(SELL, { input: walkUpPayload(), key: newSaleKey() }, testStaff);
      walkUp = (data?.sellWalkUp as unknown as { booking: { id: string } } | undefined)?.booking.id ?? '';
    },
    target: () => ({ targetType: 'booking', targetId: walkUp }),
    before: null,
    after: { groupSize: 2, totalCents: 5000, paidBy: 'cash' },
  },
  signWaiverAtDoor: {
    make: async () => {
      const { data } = await app.ask(BOOK, { input: bookingInput({ tourTime: '5:00 PM' }) });
      party = (data?.createBooking as unknown as { booking: { id: string } } | undefined)?.booking.id ?? '';
      const signed = `mutation ($id: ID!) { signWaiverAtDoor(bookingId: $id,
        input: { guestName: "Ada Lovelace", textVersion: "${WAIVER_VERSION}" }) { __typename } }`;
      await app.ask(signed, { id: party }, testStaff);
    },
    target: () => ({ targetType: 'booking', targetId: party }),
    before: null,
    after: { place: 'door' },
  },
  submitScans: {
    make: async () => {
      const scan = `{ id: "0195c1a2-3b4c-4d5e-8f60-112233445566", deviceId: "Gate phone", sequence: 1, date: "2026-11-21",
        bookingId: "${party}", revision: 0, people: 9, verdict: ADMIT, overridden: false, deviceTime: "2026-12-05T15:00:00Z",
        clockOffsetMs: 0 }`;
      await app.ask(`mutation { submitScans(scans: [${scan}]) { __typename } }`, {}, testStaff);
    },
    target: () => ({ targetType: 'phone', targetId: 'Gate phone' }),
    before: null,
    after: { scans: 1, people: 9 },
  },
  settleConflict: {
    make: async () => {
      const { data } = await app.ask('{ doorDay(date: "2026-11-21") { conflicts { id } } }', {}, testStaff);
      const day = data?.doorDay as unknown as { conflicts: { id: string }[] } | undefined;
      conflict = day?.conflicts[0]?.id ?? '';
      const settled = `mutation ($id: ID!) { settleConflict(conflictId: $id, counted: 9, people: 8, reason: "Recounted") { __typename } }`;
      await app.ask(settled, { id: conflict }, testStaff);
    },
    target: () => ({ targetType: 'check-in-conflict', targetId: conflict }),
    before: { people: 9, outcome: null },
    after: { people: 8, outcome: 'CORRECTED' },
  },
  payOutRefund: {
    make: async () => {
      await app.ask(CANCEL, { id: walkUp }, testStaff);
      const rows = await app.database.dataSource.query(`SELECT id FROM refunds WHERE method = 'cash'`);
      refund = rows[0].id;
      const paidOut = 'mutation ($id: ID!) { payOutRefund(refundId: $id) { __typename } }';
      await app.ask(paidOut, { id: refund }, testStaff);
    },
    target: () => ({ targetType: 'refund', targetId: refund }),
    before: { status: 'requested' },
    after: { status: 'settled' },
  },
  markDelivery: {
    make: async () => {
      const food = {
        foodOrderPlatform: 'jersey_mikes',
        foodOrderDetails: '10 × Sub and Chips',
        foodOrderTotal: '145.00',
      };
      await app.ask(BOOK, { input: bookingInput({ tickets: adults(10), tourTime: '4:00 PM', ...food }) });
      const ticked = `mutation { markDelivery(input: { date: "2026-12-05", platform: jersey_mikes, deliveryTime: "3:30 PM",
        step: paid, done: true }) { __typename } }`;
      await app.ask(ticked, {}, testStaff);
    },
    target: () => ({ targetType: 'delivery', targetId: '2026-12-05 jersey_mikes 3:30 PM' }),
    before: { paid: false },
    after: { paid: true },
  },
  ...callerMutations((query, variables) => app.ask(query, variables, testStaff)),
  ...Object.fromEntries(
    Object.entries(calendarMutations).map(([name, { make, target, before, after }]) => [
      name,
      { make: () => make(app.ask), target: () => target, before, after },
    ]),
  ),
};
let refund: string;
let entry: string;
let walkUp: string;
let party: string;
let conflict: string;

/** Staff know these by the code of the booking. */
const ofBookings = new Set(['booking', 'refund', 'check-in-conflict']);

const mutationOf = (name: string) => name.replace(/:.*/, '');

it('covers every staff mutation of the schema', () => {
  const covered = new Set(Object.keys(mutations).map(mutationOf));
  expect([...covered].sort()).toEqual(staffMutations(bookingsService.schema));
});

it.each(Object.keys(mutations))('%s tells the record who did what, in the same transaction', async (name) => {
  const { make, target = () => ({ targetType: 'tour', targetId: tour.id }), before, after } = mutations[name] ?? {};
  await make?.();
  const last = (await toldActions(app.database.dataSource)).at(-1);
  expect(last).toMatchObject({ action: mutationOf(name), ...target(), staffId: testStaff.id });
  if (last?.targetType === 'tour') expect(last.targetName).toBe('Lamplight');
  if (ofBookings.has(last?.targetType ?? '')) expect(last?.targetName).toMatch(/^HT-/);
  expect(last?.before).toEqual(before);
  if (before) expect(last?.after).toEqual(after);
  else if (after) expect(last?.after).toMatchObject(after);
  else expect(last?.after).toBeNull();
});

it('stores the reason of a change with the booking, shows it to the desk, and hides it from the guest and the record', async () => {
  const query = `query ($id: ID!) { booking(bookingId: $id) { status refunds { amount } visitUrl }
    bookingChanges(bookingId: $id) { kind byVisitor staffId reason fromGuests toGuests } }`;
  const desk = { ...testStaff, staffRole: 'desk' } as const;
  const { data } = await app.ask(query, { id: booking.id }, desk);
  expect(data?.booking).toMatchObject({
    status: 'cancelled',
    refunds: [{ amount: '5.00' }, { amount: '95.00' }],
  });
  expect(data?.bookingChanges).toMatchObject([
    { kind: 'language_changed', reason: null },
    { kind: 'cancelled', byVisitor: false, staffId: testStaff.id, reason: 'Ada called' },
    ...['goodwill', 'contact_corrected', 'moved'].map((kind) => ({ kind })),
  ]);
  const told = JSON.stringify(await app.database.dataSource.query('SELECT event FROM outbox'));
  expect(told).not.toContain('Ada called');
  for (const caller of [{ role: 'visitor' }, { ...testStaff, staffRole: 'guide' }] as const) {
    const refused = await app.ask(query, { id: booking.id }, caller);
    expect(refused.data?.booking ?? null).toBeNull();
    expect(refused.errors?.length).toBeGreaterThan(0);
  }
});

it('requires a reason for a change by staff', async () => {
  const query = `mutation ($id: ID!, $input: BookingChangeInput!) {
    staffChangeBooking(bookingId: $id, input: $input, reason: " ") { __typename ... on InvalidInput { fields { field } } } }`;
  const { data } = await app.ask(query, { id: booking.id, input: { cancel: {}, revision: 0 } }, testStaff);
  expect(data?.staffChangeBooking).toEqual({ __typename: 'InvalidInput', fields: [{ field: 'reason' }] });
});
