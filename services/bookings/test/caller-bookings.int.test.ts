import { randomUUID } from 'node:crypto';
import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { linkPayment } from './support/caller.js';
import {
  BUY,
  CANCEL,
  type CallerApp,
  CORRECT,
  FIND,
  GROW,
  openCallerApp,
  PAY,
  RELEASE,
  SEND,
  SHOW,
  TAKE,
} from './support/caller-app.js';
import { testGuide } from './support/door.js';
import { putOnAll } from './support/put-on.js';
import { strangers } from './support/tour-app.js';

let app: CallerApp;
beforeAll(async () => {
  app = await openCallerApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(() => app.reset());

describe('a booking for a caller who pays at the door', () => {
  it('has its seats, is due and not paid, and nobody has signed yet', async () => {
    const booked = await app.book({ noteForDoor: 'Comes with a cane' });
    expect(booked).toMatchObject({
      __typename: 'BookingCreated',
      booking: {
        paymentStatus: 'due',
        toPay: '50.00',
        totalAmount: '50.00',
        payments: [{ amount: '0.00' }],
        waivers: { signed: 0, of: 2 },
      },
    });
    expect(booked.booking).toMatchObject({ notes: [{ text: 'Comes with a cane', forDoor: true }] });
    expect(await app.taken()).toBe(2);
    expect(await app.published('booking-confirmed')).toBe(1);
    expect((await toldActions(app.dataSource)).slice(-1)).toMatchObject([
      { action: 'bookForCaller', after: { payment: 'at_door', groupSize: 2, totalCents: 5000 } },
    ]);
    expect(await app.promises()).toEqual([]);
  });

  it('is one booking however often it is sent, and another request with its key is refused', async () => {
    const key = randomUUID();
    const first = await app.book({}, key);
    expect(await app.book({}, key)).toMatchObject({ replayed: true, booking: { id: first.booking.id } });
    expect(await app.book({ tickets: adults(3) }, key)).toMatchObject({ __typename: 'IdempotencyKeyReused' });
    expect(await app.taken()).toBe(2);
  });

  it('is settled at the door, once, by the guide who leads its time', async () => {
    const { booking } = await app.book({ email: null, tourDate: '2026-11-22' });
    await putOnAll(app.dataSource, testGuide.id);
    const key = randomUUID();
    const pay = (changes: object = {}, by = key) =>
      app.ask(
        TAKE,
        { id: booking.id, input: { amount: '50.00', paidBy: 'cash', revision: 0, ...changes }, key: by },
        testGuide,
      );
    expect(await pay({ amount: '40.00' })).toMatchObject({
      fields: [{ field: 'amount', message: 'The party pays $50.00' }],
    });
    expect(await pay()).toMatchObject({ booking: { toPay: '0.00', paymentStatus: 'paid', revision: 1 } });
    expect(await pay()).toMatchObject({ replayed: true });
    expect(await pay({ revision: 1 }, randomUUID())).toMatchObject({ __typename: 'InvalidInput' });
    const payments = await app.dataSource.query('SELECT amount_cents, method FROM payments WHERE amount_cents > 0');
    expect(payments).toEqual([{ amount_cents: 5000, method: 'cash' }]);
    expect((await toldActions(app.dataSource)).slice(-1)).toMatchObject([{ action: 'takeDoorPayment' }]);
    expect(await app.promises()).toEqual([]);
  });

  it('pays another price at the door when the party changes, and nothing once it is canceled', async () => {
    const { booking } = await app.book();
    expect(await app.ask(GROW, { id: booking.id, guests: 3 })).toMatchObject({
      booking: { toPay: '75.00', refunds: [] },
    });
    expect(await app.promises()).toEqual([]);
    const other = await app.book({ tickets: adults(4) });
    expect(await app.ask(CANCEL, { id: other.booking.id })).toMatchObject({ booking: { toPay: '0.00', refunds: [] } });
    expect(await app.promises()).toEqual([]);
  });
});

it('is free with a reason that staff alone read, and owes nothing', async () => {
  expect(await app.book({ payment: 'free' })).toMatchObject({ fields: [{ field: 'freeBecause' }] });
  const { booking } = await app.book({ payment: 'free', freeBecause: 'Guests of the college' });
  expect(booking).toMatchObject({
    ...{ toPay: '0.00', paymentStatus: 'free', payments: [{ amount: '0.00' }] },
    notes: [{ text: 'Free: Guests of the college', forDoor: false }],
  });
  expect(await app.ask(GROW, { id: booking.id, guests: 3 })).toMatchObject({
    __typename: 'PaymentRefused',
    message: expect.stringMatching(/^No card has paid for this visit/),
  });
  expect(await app.promises()).toEqual([]);
});

it('never goes beyond the capacity, and beyond three months with a reason', async () => {
  await app.ask(BUY, { input: bookingInput({ tickets: adults(20) }) }, { role: 'visitor' });
  expect(await app.book({ tickets: adults(6) })).toMatchObject({ __typename: 'SlotFull', remaining: 5 });
  const late = { payment: 'link', payUntil: app.hoursAhead(1), tickets: adults(6) };
  expect(await app.book(late)).toMatchObject({ __typename: 'SlotFull', remaining: 5 });
  const beyond = { tourDate: '2027-03-06' };
  expect(await app.book(beyond)).toMatchObject({ __typename: 'SlotClosed', reason: 'TOO_FAR_AHEAD' });
  expect(await app.book({ ...beyond, beyondBecause: 'A wedding party' })).toMatchObject({
    booking: { notes: [{ text: 'Booked beyond three months: A wedding party' }] },
  });
  const link = await app.makeLink({ ...beyond, beyondBecause: 'A school year' });
  expect(await app.ask(PAY, { token: link.token, input: linkPayment() })).toMatchObject({
    __typename: 'BookingCreated',
  });
});

describe('a payment link', () => {
  it('holds the seats, is mailed, and books them once it is paid', async () => {
    const link = await app.makeLink({ noteForDoor: 'Speaks Spanish', accessNeeds: 'A chair on the way' });
    expect(await app.published('payment-link-sent')).toBe(1);
    expect(await app.taken()).toBe(2);
    expect(await app.ask(SHOW, { token: link.token }, { role: 'visitor' })).toMatchObject({
      ...{ __typename: 'PaymentLink', state: 'open', totalAmount: '50.00', firstName: 'Rosa' },
      ...{ email: null, payUrl: null, staffId: null },
    });
    const above = { ...linkPayment(), totalAmount: '200000.01', paymentIntentId: 'pi_above' };
    expect(await app.ask(PAY, { token: link.token, input: above }, { role: 'visitor' })).toMatchObject({
      fields: [{ field: 'totalAmount', message: 'Total must be an amount such as 50.00, up to 200000.00' }],
    });
    const paid = await app.ask(PAY, { token: link.token, input: linkPayment() }, { role: 'visitor' });
    expect(paid).toMatchObject({ booking: { paymentStatus: 'paid', toPay: '0.00', email: 'rosa@example.test' } });
    expect(await app.ask(PAY, { token: link.token, input: linkPayment() }, { role: 'visitor' })).toMatchObject({
      booking: { id: paid.booking.id },
    });
    expect(await app.ask(SHOW, { token: link.token })).toMatchObject({ state: 'paid' });
    expect(await app.dataSource.query('SELECT text, for_door FROM booking_notes')).toEqual([
      { text: 'Speaks Spanish', for_door: true },
    ]);
    expect(await app.promises()).toEqual([]);
  });

  it('needs an address and a time that lies ahead, not after the start and within 72 hours', async () => {
    expect(await app.book({ payment: 'link', payUntil: app.hoursAhead(5), email: null })).toMatchObject({
      fields: [{ field: 'email', message: 'A link can only go to an e-mail address' }],
    });
    for (const payUntil of [null, app.hoursAhead(-1), app.hoursAhead(73)]) {
      expect(await app.book({ payment: 'link', payUntil })).toMatchObject({ fields: [{ field: 'payUntil' }] });
    }
    const soon = { tourDate: '2026-11-21', tourTime: '2:00 PM' };
    expect(await app.book({ payment: 'link', payUntil: app.hoursAhead(6), ...soon })).toMatchObject({
      fields: [{ field: 'payUntil', message: 'The seats cannot be held after the tour has begun.' }],
    });
  });

  it('releases a payment that comes after its end, and takes no other seats', async () => {
    const link = await app.makeLink();
    app.clock.forward(5 * 3_600_000);
    const paid = await app.ask(PAY, { token: link.token, input: linkPayment() }, { role: 'visitor' });
    expect(paid).toMatchObject({ __typename: 'PaymentLinkEnded' });
    expect(await app.dataSource.query(`SELECT id FROM payments WHERE status = 'refused'`)).toHaveLength(1);
    expect(await app.ask(SHOW, { token: link.token })).toMatchObject({ state: 'ended' });
    app.clock.forward(-5 * 3_600_000);
  });

  it('is mailed again with more time, and its seats are released by staff', async () => {
    const link = await app.makeLink();
    expect(await app.ask(SEND, { id: link.id, until: app.hoursAhead(20) })).toMatchObject({
      state: 'open',
      payUntil: app.hoursAhead(20),
    });
    expect(await app.published('payment-link-sent')).toBe(2);
    expect(await app.ask(RELEASE, { id: link.id })).toMatchObject({ state: 'released' });
    expect(await app.taken()).toBe(0);
    expect(await app.ask(RELEASE, { id: link.id })).toMatchObject({ __typename: 'PaymentLinkEnded' });
    expect(await app.ask(SEND, { id: link.id, until: app.hoursAhead(20) })).toMatchObject({
      __typename: 'PaymentLinkEnded',
    });
    const done = (await toldActions(app.dataSource)).map(({ action }) => action);
    expect(done.slice(-2)).toEqual(['sendPaymentLink', 'releasePaymentLink']);
    expect(await app.promises()).toEqual([]);
  });
});

describe('a caller who has not paid yet', () => {
  const contact = { firstName: 'Rosalía', lastName: 'Delgado', email: 'rosalia@example.test', phone: '214-555-0160' };

  it('is found by name, e-mail and phone, until the link is over', async () => {
    const link = await app.makeLink({ firstName: 'Bettina', lastName: 'Brambletön', phone: '(214) 555-0160' });
    await app.makeLink();
    for (const search of [
      'brambleton',
      'Brambletön, Bett',
      '214-555-0160',
      '5550160',
      'ROSA@example.test brambleton',
    ]) {
      expect(await app.ask(FIND, { search })).toEqual([{ id: link.id }]);
    }
    expect(await app.ask(FIND, { search: 'nobody' })).toEqual([]);
    expect(await app.ask(FIND, { search: '' })).toHaveLength(2);
    await app.ask(RELEASE, { id: link.id });
    expect(await app.ask(FIND, { search: 'brambleton' })).toEqual([]);
  });

  it('is corrected and mailed anew, and the link to the earlier address opens nothing', async () => {
    const link = await app.makeLink();
    const corrected = await app.ask(CORRECT, { id: link.id, input: contact });
    expect(corrected).toMatchObject({ __typename: 'PaymentLink', state: 'open', ...contact });
    expect(await app.published('payment-link-sent')).toBe(2);
    expect(await app.ask(SHOW, { token: link.token }, { role: 'visitor' })).toMatchObject({
      __typename: 'PaymentLinkNotFound',
    });
    const { payUrl } = corrected as unknown as { payUrl: string };
    const paid = await app.ask(PAY, { token: payUrl.split('/pay/')[1], input: linkPayment() }, { role: 'visitor' });
    expect(paid).toMatchObject({ booking: { email: contact.email } });
    expect(await app.ask(CORRECT, { id: link.id, input: contact })).toMatchObject({ __typename: 'PaymentLinkEnded' });
    expect(JSON.stringify(await toldActions(app.dataSource))).not.toMatch(/rosa/i);
    expect(await app.promises()).toEqual([]);
  });

  it('keeps the link when the address is the same, and nothing is mailed for what is already so', async () => {
    const link = await app.makeLink();
    const same = { firstName: 'Rosa', lastName: 'Delgado', email: 'rosa@example.test', phone: '817-555-0168' };
    expect(await app.ask(CORRECT, { id: link.id, input: same })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await app.published('payment-link-sent')).toBe(1);
    await app.ask(CORRECT, { id: link.id, input: { ...same, lastName: 'Delgadillo' } });
    expect(await app.ask(SHOW, { token: link.token }, { role: 'visitor' })).toMatchObject({ state: 'open' });
    expect(await app.ask(CORRECT, { id: link.id, input: { ...same, email: '' } })).toMatchObject({
      fields: [{ field: 'email' }],
    });
  });
});

it('is for the desk and managers, and the door’s payment for guides too', async () => {
  for (const caller of [...strangers, testGuide]) {
    expect((await app.book({}, randomUUID(), caller)).__typename).toMatch(/^Not(SignedIn|Allowed)$/);
  }
  expect(await app.ask(SHOW, { token: 'x'.repeat(43) }, { role: 'visitor' })).toMatchObject({
    __typename: 'PaymentLinkNotFound',
  });
});
