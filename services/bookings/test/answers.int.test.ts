import { randomUUID } from 'node:crypto';
import { applyRetentionRule } from '@hilltop/platform/database/retention/apply-retention-rule';
import { emailHash } from '@hilltop/platform/personal-data/email-hash';
import { erasePerson } from '@hilltop/platform/personal-data/erase-when-requested';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { keptFor } from '../src/kept-for.js';
import { PERSONAL_DATA } from '../src/personal-data.js';
import {
  ANSWERS,
  type AskingApp,
  CREATED,
  faults,
  type Given,
  openAskingApp,
  REFUSED,
  tokenOf,
} from './support/asking-app.js';
import { bookingInput } from './support/booking-request.js';
import { callerInput, linkPayment } from './support/caller.js';
import { newSaleKey, testGuide, walkUpPayload } from './support/door.js';
import { putOn } from './support/put-on.js';

const SELL = `mutation ($input: WalkUpInput!, $key: String!) { done: sellWalkUp(input: $input, idempotencyKey: $key) { ${CREATED} } }`;
const FOR_CALLER = `mutation ($input: CallerBookingInput!, $key: String!) { done: bookForCaller(input: $input, idempotencyKey: $key) {
  ${CREATED} ... on PaymentLinkMade { link { payUrl ${ANSWERS} } } } }`;
const PAY = `mutation ($token: String!, $input: PayByLinkInput!) { done: payByLink(token: $token, input: $input) { ${CREATED} } }`;
const LINK = `query ($token: String!) { done: paymentLink(token: $token) { ... on PaymentLink { ${ANSWERS} } } }`;
const HOLD = `mutation ($lineId: ID!, $input: TourLineInput!) { done: holdSaleLine(lineId: $lineId, input: $input) { ${REFUSED} } }`;
const CONFIRM = `mutation ($lineId: ID!, $input: TourLineInput!) { done: confirmSaleLine(lineId: $lineId, input: $input) { ${REFUSED}
  ... on SaleLineConfirmed { bookingId } } }`;
const CHANGE = `mutation ($token: String!, $answers: [GuestAnswerInput!]!) { done: changeAnswers(token: $token, answers: $answers) {
  ${REFUSED} ... on Booking { ${ANSWERS} } } }`;
const SHRINK = `mutation ($token: String!) { done: changeBooking(token: $token, input: { party: { tickets: [{ type: "adult", count: 1 }] }, revision: 0 }) {
  ${REFUSED} ... on BookingChanged { booking { ${ANSWERS} } } } }`;
const OF_DAY = `{ done: bookings(date: "2026-12-05") { bookings { ${ANSWERS} } } }`;
const SHEET = '{ done: doorManifest(date: "2026-12-05", since: null) { parties { answers } } }';
const orders = { role: 'service', name: 'orders' } as const;
const BOOK = `mutation ($input: CreateBookingInput!) { done: createBooking(input: $input) { ${CREATED} } }`;

let app: AskingApp;
beforeAll(async () => {
  app = await openAskingApp();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

describe('a visitor', () => {
  it('books with answers for the party and for each guest, and is refused by name', async () => {
    const diet = await app.add('Diet', { kind: 'choice', options: ['none', 'vegan'], perGuest: true, required: true });
    const from = await app.add('From', { kind: 'origin', keptDays: null });
    const wrong: Given = [
      { questionId: diet, guest: 1, text: 'meat' },
      { questionId: from, text: 'Mars' },
    ];
    const refused = await app.book(wrong);
    expect(faults(refused)).toEqual([`answers.${diet}.1`, `answers.${from}.0`, `answers.${diet}.2`]);
    expect(faults(await app.book([]))).toEqual([`answers.${diet}.1`, `answers.${diet}.2`]);
    const answers: Given = [
      { questionId: from, text: ' usa ' },
      { questionId: diet, guest: 1, text: 'none' },
      { questionId: diet, guest: 2, text: 'vegan' },
    ];
    const booked = await app.book(answers);
    expect(booked.booking.answers).toEqual([
      { question: 'Diet', guest: 1, text: 'none' },
      { question: 'Diet', guest: 2, text: 'vegan' },
      { question: 'From', guest: 0, text: 'United States' },
    ]);
    expect((await app.ask(SHRINK, { token: tokenOf(booked) })).booking.answers).toHaveLength(2);
  });

  it('is asked nothing without the list, as by callers of the documented API', async () => {
    await app.add('Allergies', { required: true });
    expect(await app.book(undefined)).toMatchObject({ __typename: 'BookingCreated', booking: { answers: [] } });
  });

  it('gets the same booking for the same request, and another answer for another', async () => {
    const questionId = await app.add('Allergies');
    const input = bookingInput({ answers: [{ questionId, text: 'nuts' }], paymentIntentId: 'pi_twice' });
    const first = await app.ask(BOOK, { input });
    expect((await app.ask(BOOK, { input })).booking.id).toBe(first.booking.id);
    const other = bookingInput({ answers: [{ questionId, text: 'milk' }], paymentIntentId: 'pi_twice' });
    expect(await app.ask(BOOK, { input: other })).toMatchObject({ __typename: 'PaymentAlreadyUsed' });
  });

  it('changes what was answered online, and not what the desk asked', async () => {
    const word = await app.add('Allergies', { required: true });
    const quiet = await app.add('Who called?', { asked: ['desk'] });
    const booked = await app.book([
      { questionId: word, text: 'nuts' },
      { questionId: quiet, text: 'Ada' },
    ]);
    const change = (answers: Given) => app.ask(CHANGE, { token: tokenOf(booked), answers });
    expect(faults(await change([]))).toEqual([`answers.${word}.0`]);
    expect((await change([{ questionId: word, text: 'milk' }])).answers).toEqual([
      { question: 'Allergies', guest: 0, text: 'milk' },
      { question: 'Who called?', guest: 0, text: 'Ada' },
    ]);
    app.clock.set('2026-12-05T17:00:00Z');
    expect(await change([{ questionId: word, text: 'late' }])).toMatchObject({ __typename: 'BookingNotChangeable' });
    app.clock.set('2026-11-21T16:30:00Z');
  });

  it('answers in the cart, where what is asked since then stops no payment', async () => {
    const word = await app.add('Allergies', { required: true });
    const lineId = randomUUID();
    const { visit } = bookingInput({ answers: [] });
    expect(faults(await app.ask(HOLD, { lineId, input: visit }, orders))).toEqual([`answers.${word}.0`]);
    const input = { ...visit, answers: [{ questionId: word, text: 'nuts' }] };
    expect(await app.ask(HOLD, { lineId, input }, orders)).toMatchObject({ __typename: 'SaleLineHeld' });
    await app.add('Something new', { required: true });
    const { bookingId } = await app.ask(CONFIRM, { lineId, input }, orders);
    expect(await app.shown(bookingId)).toEqual([{ question: 'Allergies', guest: 0, text: 'nuts' }]);
  });
});

describe('the desk and the door', () => {
  it('can leave out what is required, and are told what does not fit', async () => {
    const word = await app.add('Allergies', { required: true });
    const sell = (answers: Given) =>
      app.ask(SELL, { input: { ...walkUpPayload(), answers }, key: newSaleKey() }, testStaff);
    expect(await sell([])).toMatchObject({ __typename: 'BookingCreated' });
    expect(faults(await sell([{ questionId: word, guest: 1, text: 'nuts' }]))).toEqual([`answers.${word}.1`]);
    expect((await sell([{ questionId: word, text: 'nuts' }])).booking.answers).toHaveLength(1);
    const input = callerInput({ answers: [{ questionId: word, text: 'nuts' }] });
    expect((await app.ask(FOR_CALLER, { input, key: newSaleKey() }, testStaff)).booking.answers).toHaveLength(1);
  });

  it('keeps what was said on the telephone for who pays by the link, who cannot read it', async () => {
    const [said, asked] = [await app.add('Said'), await app.add('Asked', { required: true })];
    const payUntil = '2026-11-22T16:00:00Z';
    const input = callerInput({ payment: 'link', payUntil, answers: [{ questionId: said, text: 'nuts' }] });
    const { link } = await app.ask(FOR_CALLER, { input, key: newSaleKey() }, testStaff);
    expect(link.answers).toEqual([{ question: 'Said', guest: 0, text: 'nuts' }]);
    const token = link.payUrl.split('/pay/')[1];
    expect(await app.ask(LINK, { token })).toEqual({ answers: null });
    const pay = (answers: Given) =>
      app.ask(PAY, { token, input: linkPayment({ answers, paymentIntentId: `pi_${randomUUID()}` }) });
    expect(faults(await pay([]))).toEqual([`answers.${asked}.0`]);
    const { booking } = await pay([{ questionId: asked, text: 'milk' }]);
    expect(booking.answers).toEqual([
      { question: 'Said', guest: 0, text: 'nuts' },
      { question: 'Asked', guest: 0, text: 'milk' },
    ]);
  });

  it('shows guides what is for the day sheet, and readers of the books nothing', async () => {
    const [sheet, quiet] = [await app.add('Diet', { onDaySheet: true, perGuest: true }), await app.add('Quiet')];
    const { booking } = await app.book([
      { questionId: sheet, guest: 2, text: 'vegan' },
      { questionId: quiet, text: 'Ada' },
    ]);
    expect(await app.shown(booking.id)).toHaveLength(2);
    expect(await app.shown(booking.id, { ...testStaff, staffRole: 'bookkeeper' })).toBeNull();
    const slots = await app.dataSource.query('SELECT id FROM slots');
    await putOn(app.dataSource, slots[0].id, [testGuide.id]);
    const own = await app.ask(OF_DAY, {}, testStaff);
    expect(own.bookings[0]?.answers).toHaveLength(2);
    app.clock.set('2026-12-04T16:30:00Z');
    expect((await app.ask(OF_DAY, {}, testGuide)).bookings[0]?.answers).toMatchObject([{ question: 'Diet' }]);
    const { parties } = await app.ask(SHEET, {}, testGuide);
    app.clock.set('2026-11-21T16:30:00Z');
    expect(parties[0]?.answers).toEqual(['Diet, guest 2: vegan']);
  });
});

describe('an answer', () => {
  const count = async () =>
    (await app.dataSource.query('SELECT question_id AS id FROM answers')).map(({ id }: { id: string }) => id);
  /** @param days after the visit */
  async function retain(days: number): Promise<void> {
    const rules = keptFor({ GUESTS_KEPT_DAYS: 730 } as never).filter(({ table }) => table === 'answers');
    const now = new Date(Date.parse('2026-12-05T16:00:00Z') + days * 86_400_000);
    for (const rule of rules) await applyRetentionRule(app.dataSource, rule, now);
  }

  it('is kept for the days of its question, and at most as long as the guest’s name; an origin stays', async () => {
    const [short, long] = [await app.add('Short', { keptDays: 1 }), await app.add('Long', { keptDays: 3_650 })];
    const origin = await app.add('Origin', { kind: 'origin', keptDays: null });
    const answers = [short, long, origin].map((questionId) => ({ questionId, text: '76011' }));
    await app.book(answers);
    await retain(0.9);
    expect(await count()).toHaveLength(3);
    await retain(1.1);
    expect((await count()).sort()).toEqual([long, origin].sort());
    await retain(731);
    expect(await count()).toEqual([origin]);
  });

  it('is erased with its person, when the visit is over', async () => {
    const origin = await app.add('Origin', { kind: 'origin', keptDays: null });
    const { booking } = await app.book([{ questionId: origin, text: '76011' }]);
    const erase = () => erasePerson(app.dataSource.manager, PERSONAL_DATA, emailHash('guest@example.test'));
    await app.dataSource.query(`UPDATE bookings SET starts_at = now() + interval '1 day'`);
    await erase();
    expect(await count()).toEqual([origin]);
    await app.dataSource.query(`UPDATE bookings SET starts_at = now() - interval '1 day' WHERE id = $1`, [booking.id]);
    await erase();
    expect(await count()).toEqual([]);
  });
});
