import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { newSaleKey, testGuide, walkUpPayload } from './support/door.js';
import { openTourApp, strangers, type TourApp } from './support/tour-app.js';

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app.database.dataSource, 'bookings, payments, refunds, slots'));

const SELL = `mutation ($input: WalkUpInput!, $key: String!) { sellWalkUp(input: $input, idempotencyKey: $key) { __typename
  ... on BookingCreated { replayed booking { id firstName lastName email totalAmount visitUrl revision guests
    payments { amount method } } }
  ... on InvalidInput { fields { field message } } ... on AmountMismatch { expected } ... on SlotFull { remaining }
  ... on Refusal { message } } }`;
const BOOK = 'mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }';
const CANCEL = `mutation ($id: ID!) { staffChangeBooking(bookingId: $id, input: { cancel: {}, revision: 0 }, reason: "They left") {
  ... on BookingChanged { booking { refunds { id amount method status } } } } }`;
const GROW = `mutation ($id: ID!) { staffChangeBooking(bookingId: $id, input: { party: { tickets: [{ type: "adult", count: 3 }] }, revision: 0 }, reason: "One more came") {
  __typename ... on Refusal { message } } }`;
const PAY_OUT = `mutation ($id: ID!) { payOutRefund(refundId: $id) { __typename
  ... on RefundPaidOut { refund { status endedAt } } } }`;

type Answer = { __typename: string; replayed?: boolean; booking: { id: string }; message?: string };
type Caller = Parameters<TourApp['ask']>[2];

async function sell(changes: object = {}, caller: Caller = testStaff, key = newSaleKey()): Promise<Answer> {
  const { data } = await app.ask(SELL, { input: walkUpPayload({ ...changes }), key }, caller);
  return data?.sellWalkUp as unknown as Answer;
}

it('sells seats of the site’s slot at the tour’s price, and records the seller', async () => {
  const sold = await sell({
    tickets: adults(3),
    totalAmount: '75.00',
    paidBy: 'card_reader',
    email: 'nora@example.test',
  });
  expect(sold).toMatchObject({
    __typename: 'BookingCreated',
    replayed: false,
    booking: {
      firstName: 'Nora',
      lastName: 'Fielding',
      email: 'nora@example.test',
      totalAmount: '75.00',
      guests: 3,
    },
  });
  expect(sold.booking).toMatchObject({ payments: [{ amount: '75.00', method: 'card_reader' }] });
  const slots = await app.database.dataSource.query('SELECT taken FROM slots');
  expect(slots).toEqual([{ taken: 3 }]);
  const [last] = (await toldActions(app.database.dataSource)).slice(-1);
  expect(last).toMatchObject({
    action: 'sellWalkUp',
    staffId: testStaff.id,
    targetId: sold.booking.id,
    after: { groupSize: 3, totalCents: 7500, paidBy: 'card_reader' },
  });
  expect(JSON.stringify(last)).not.toMatch(/Nora|example/);
});

it('refuses like the site, with the seats left', async () => {
  await app.ask(BOOK, { input: bookingInput({ tickets: adults(20) }) });
  expect(await sell({ tickets: adults(6), totalAmount: '150.00' })).toMatchObject({
    __typename: 'SlotFull',
    remaining: 5,
  });
  expect(await sell({ tourTime: '10:07 AM' })).toMatchObject({ __typename: 'SlotClosed' });
  expect(await sell({ tourType: 'private' })).toMatchObject({ __typename: 'TourNotOffered' });
  expect(await sell({ totalAmount: '1.00' })).toMatchObject({ __typename: 'AmountMismatch', expected: '50.00' });
});

it.each([
  ['name', { name: 'N' }, 'The name must be at least 2 characters'],
  ['email', { email: 'nora' }, 'Please enter a valid email address'],
  ['waiversSigned', { waiversSigned: false }, 'Every guest signs the waiver before seats are sold'],
  ['tickets', { tickets: adults(21) }, 'Maximum group size is 20'],
])('requires a valid %s', async (field, change, message) => {
  expect(await sell(change)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field, message }] });
});

it('requires a key that is a UUID', async () => {
  expect(await sell({}, testStaff, 'x')).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ field: 'idempotencyKey' }],
  });
});

it('is one sale with repeated requests, and a different request with the key is refused', async () => {
  const key = newSaleKey();
  const answers = await Promise.all([1, 2, 3].map(() => sell({}, testStaff, key)));
  expect(new Set(answers.map(({ booking }) => booking.id)).size).toBe(1);
  expect(answers.filter(({ replayed }) => replayed)).toHaveLength(2);
  expect(await sell({ name: 'Somebody Else' }, testStaff, key)).toMatchObject({ __typename: 'IdempotencyKeyReused' });
  expect(await app.database.dataSource.query('SELECT taken FROM slots')).toEqual([{ taken: 2 }]);
});

it('is also for guides, who see neither address, amounts nor link, and for no other roles', async () => {
  expect(await sell({ email: 'nora@example.test' }, testGuide)).toMatchObject({
    __typename: 'BookingCreated',
    booking: { email: '', totalAmount: '', visitUrl: '', payments: null },
  });
  for (const stranger of strangers) {
    expect((await sell({}, stranger))?.__typename).toMatch(/NotSignedIn|undefined/);
  }
  expect((await sell({}, { ...testStaff, staffRole: 'ops' }))?.__typename).toBe('NotAllowed');
});

it('is refunded by hand: the provider is not called, and the refund is settled once', async () => {
  const { booking } = await sell();
  const { data } = await app.ask(CANCEL, { id: booking.id }, testStaff);
  const changed = data?.staffChangeBooking as unknown as { booking: { refunds: { id: string }[] } };
  expect(changed.booking.refunds).toMatchObject([{ amount: '50.00', method: 'cash', status: 'requested' }]);
  const [refund] = await app.database.dataSource.query(`SELECT id, due_at = 'infinity' AS never FROM refunds`);
  expect(refund.never).toBe(true);
  const answers = await Promise.all([1, 2].map(() => app.ask(PAY_OUT, { id: refund.id }, testStaff)));
  const paidOut = answers.map((answer) => answer.data?.payOutRefund);
  expect(paidOut.map((one) => one?.__typename).sort()).toEqual(['RefundNotByHand', 'RefundPaidOut']);
  const rows = await app.database.dataSource.query('SELECT status FROM refunds');
  expect(rows).toEqual([{ status: 'settled' }]);
});

it('charges no card when a party of the door grows', async () => {
  const { booking } = await sell();
  const { data } = await app.ask(GROW, { id: booking.id }, testStaff);
  expect(data?.staffChangeBooking).toMatchObject({ __typename: 'PaymentRefused' });
  const rows = await app.database.dataSource.query('SELECT method FROM payments');
  expect(rows).toEqual([{ method: 'cash' }]);
});
