import { randomUUID } from 'node:crypto';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { brokenPromises } from './broken-promises.js';
import { callerInput } from './caller.js';
import { openTourApp, type TourApp } from './tour-app.js';

const READ = '... on InvalidInput { fields { field message } } ... on Refusal { message }';
const FAULTS = `... on SlotFull { remaining } ... on SlotClosed { reason } ... on AmountMismatch { expected } ${READ}`;
const LINK =
  'id state payUrl payUntil totalAmount guests party tickets { type count unitPrice } tourName email confirmationCode';
const BOOKED = `id confirmationCode revision status paymentStatus toPay totalAmount email guests party visitUrl
  payments { amount method } refunds { amount reason } notes { text forDoor } waivers { signed of }`;
export const BOOK = `mutation ($input: CallerBookingInput!, $key: String!) { bookForCaller(input: $input, idempotencyKey: $key) { __typename
  ... on BookingCreated { replayed booking { ${BOOKED} } } ... on PaymentLinkMade { replayed link { ${LINK} } } ${FAULTS} } }`;
export const TAKE = `mutation ($id: ID!, $input: DoorPaymentInput!, $key: String!) {
  takeDoorPayment(bookingId: $id, input: $input, idempotencyKey: $key) { __typename
  ... on BookingChanged { replayed booking { ${BOOKED} } } ${READ} } }`;
export const SHOW = `query ($token: String!) { paymentLink(token: $token) { __typename ... on PaymentLink { ${LINK} firstName staffId } ... on Refusal { message } } }`;
export const PAY = `mutation ($token: String!, $input: PayByLinkInput!) { payByLink(token: $token, input: $input) { __typename
  ... on BookingCreated { booking { ${BOOKED} } } ... on SlotClosed { reason } ... on AmountMismatch { expected } ${READ} } }`;
export const START_PAYMENT = `mutation ($token: String!) { startLinkPayment(token: $token) { __typename ... on Refusal { message } } }`;
export const SEND = `mutation ($id: ID!, $until: String!) { sendPaymentLink(linkId: $id, payUntil: $until) { __typename
  ... on PaymentLink { ${LINK} } ${READ} } }`;
export const CORRECT = `mutation ($id: ID!, $input: CorrectPaymentLinkInput!) { correctPaymentLink(linkId: $id, input: $input) { __typename
  ... on PaymentLink { ${LINK} firstName lastName phone } ${READ} } }`;
export const FIND = 'query ($search: String!) { paymentLinks(search: $search) { id } }';
export const RELEASE = `mutation ($id: ID!) { releasePaymentLink(linkId: $id) { __typename ... on PaymentLink { ${LINK} } ... on Refusal { message } } }`;
export const GROW = `mutation ($id: ID!, $guests: Int!) { staffChangeBooking(bookingId: $id, input: { party: { tickets: [{ type: "adult", count: $guests }] }, revision: 0 },
  reason: "They called again") { __typename ... on BookingChanged { booking { ${BOOKED} } } ... on Refusal { message } } }`;
export const CANCEL = `mutation ($id: ID!) { staffChangeBooking(bookingId: $id, input: { cancel: {}, revision: 0 }, reason: "They called again") {
  __typename ... on BookingChanged { booking { ${BOOKED} } } ... on Refusal { message } } }`;
export const BUY = 'mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }';

type Caller = Parameters<TourApp['ask']>[2];
interface Answer {
  readonly __typename: string;
  readonly booking: { readonly id: string };
  readonly link: { readonly id: string; readonly payUrl: string };
}

/** The service with one tour, which is also sold to children, infants and seniors, and helpers of a desk that takes calls. */
export async function openCallerApp() {
  const app = await openTourApp();
  const { dataSource } = app.database;
  await app.create();
  await dataSource.query(
    `INSERT INTO tour_prices (tour_id, type, cents, seats, valid_from, confirmed_at)
     SELECT tours.id, sold.type, cents, seats, 'epoch', 'epoch' FROM tours,
       (VALUES ('child', 1200, 1), ('infant', 0, 0), ('senior', 2000, 1)) AS sold(type, cents, seats)`,
  );
  async function ask(document: string, variables: object, caller: Caller = testStaff): Promise<Answer> {
    const { data, errors } = await app.ask(document, variables as never, caller);
    if (!data) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0] as unknown as Answer;
  }
  const book = (changes: object = {}, key: string = randomUUID(), caller: Caller = testStaff) =>
    ask(BOOK, { input: callerInput({ ...changes }), key }, caller);
  const hoursAhead = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
  return {
    ...{ dataSource, clock: app.clock, close: () => app.close(), ask, book, hoursAhead },
    /** Without bookings and what belongs to them. */
    reset: () =>
      emptyTables(
        dataSource,
        `bookings, booking_changes, booking_notes, payments, payment_links, refunds, holds, slots, waivers, outbox,
        written_money`,
      ),
    makeLink: async (changes: object = {}) => {
      const { link } = await book({ payment: 'link', payUntil: hoursAhead(5), ...changes });
      return { ...link, token: link.payUrl.split('/pay/')[1] ?? '' };
    },
    taken: async (): Promise<number | undefined> => (await dataSource.query('SELECT taken FROM slots'))[0]?.taken,
    /** Cents by account, as published for the books. */
    balances: async (id: string): Promise<Record<string, number>> => {
      const [{ lines } = { lines: [] }]: { lines: { account: string; cents: number }[] }[] = await dataSource.query(
        'SELECT lines FROM written_money WHERE source_id = $1',
        [id],
      );
      return Object.fromEntries(lines.map(({ account, cents }) => [account, cents]));
    },
    promises: () => brokenPromises(dataSource),
    /** How many events of a name were published. */
    published: async (event: string): Promise<number> =>
      (await dataSource.query('SELECT count(*)::integer AS n FROM outbox WHERE subject LIKE $1', [`%.${event}.%`]))[0]
        .n,
  };
}

export type CallerApp = Awaited<ReturnType<typeof openCallerApp>>;
