import { randomUUID } from 'node:crypto';
import type { Whose } from '@hilltop/platform/testing/operation-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { expect } from '@jest/globals';
import { WAIVER_VERSION } from '../../src/bookings/waiver-version.js';
import { GUIDES_OF_SLOT } from '../../src/opening/schedule/led-slots.js';
import { adults } from './booking-request.js';
import { callerInput } from './caller.js';
import { BOOK as BOOK_FOR_CALLER } from './caller-app.js';
import { newSaleKey, testGuide, walkUpPayload } from './door.js';
import { type Caller, openDoorApp, scanOf } from './door-app.js';
import { putOn } from './put-on.js';

type Answer = Readonly<Record<string, unknown>> & { readonly __typename: string };

export interface Time {
  readonly date: string;
  readonly time: string;
  readonly slotId: string;
  readonly deliveryTime: string;
  /** Two guests who pay $50 at the door. */
  readonly due: string;
  readonly code: string;
  /** Twelve guests with food. */
  readonly fed: string;
}

export const otherGuide = { ...testGuide, id: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a12' } as const;
export const today = '2026-12-03';
export const LEAD =
  'mutation ($slotId: ID!) { leadTime(slotId: $slotId) { __typename ... on InvalidInput { fields { field message } } } }';
const TAKE = `mutation ($id: ID!, $input: DoorPaymentInput!, $key: String!) {
  takeDoorPayment(bookingId: $id, input: $input, idempotencyKey: $key) { __typename
  ... on BookingChangedMeanwhile { current { firstName accessNeeds confirmationCode } } ... on InvalidInput { fields { message } } } }`;
export const SCAN = `mutation ($scans: [ScanInput!]!) { submitScans(scans: $scans) { ... on ScansSubmitted { results { admitted fault } } } }`;

const holds = (answer: unknown, id: string): boolean => JSON.stringify(answer).includes(id);
const found = (answer: Answer | null): string =>
  answer?.__typename.endsWith('NotFound') ? 'not found' : (answer?.__typename ?? 'null');

/** The service with a time that the guide leads today, one of another guide, and one of the guide on another day. */
export async function openGuideTimes() {
  const app = await openDoorApp();

  async function ask(document: string, variables: object = {}, caller: Caller = testGuide) {
    const { data, errors } = await app.ask(document, variables as never, caller);
    return { answer: Object.values(data ?? {})[0] as unknown as Answer | null, code: errors?.[0]?.extensions?.code };
  }

  async function openTime(date: string, time: string, hours: number, guideId: string): Promise<Time> {
    const at = { tourDate: date, tourTime: time };
    const input = callerInput({ ...at, firstName: 'Henrietta', accessNeeds: 'I use oxygen' });
    const { answer } = await ask(BOOK_FOR_CALLER, { input, key: randomUUID() }, testStaff);
    const { booking } = answer as unknown as { booking: { id: string; confirmationCode: string } };
    const meals = { foodOrderDetails: '12 × Chicken Sandwich Meal', foodOrderTotal: '155.88' };
    const { id: fed } = await app.book({ ...at, ...meals, tickets: adults(12), foodOrderPlatform: 'chick_fil_a' });
    const slotId = `standard@${date}T${hours}:00:00.000Z`;
    await putOn(app.database.dataSource, slotId, [guideId]);
    const deliveryTime = `${Number(time.split(':')[0]) - 1}:30 PM`.replace('0:30', '12:30');
    return { date, time, slotId, deliveryTime, due: booking.id, code: booking.confirmationCode, fed };
  }

  const times: Readonly<Record<Whose, Time>> = {
    own: await openTime(today, '2:00 PM', 20, testGuide.id),
    other: await openTime(today, '4:00 PM', 22, otherGuide.id),
    otherDay: await openTime('2026-12-05', '2:00 PM', 20, testGuide.id),
  };
  const pay = (id: string, { amount = '50.00', revision = 0, caller = testGuide as Caller } = {}) =>
    ask(TAKE, { id, input: { amount, revision, paidBy: 'cash' }, key: randomUUID() }, caller);

  /** Makes an operation as the guide, and says what it answered in the words of the table. */
  const tries: Readonly<Record<string, (at: Time) => Promise<string>>> = {
    staffCalendar: async ({ date, due, code }) => {
      const document = `{ staffCalendar(from: "${date}", to: "${date}") { days { guests times { slotId guests guideIds } } } }`;
      const { answer } = await ask(document);
      return answer && !holds(answer, due) && !holds(answer, code) ? 'numbers' : 'parties';
    },
    bookings: async ({ date, due }) => {
      const { answer, code } = await ask(`{ bookings(date: "${date}") { bookings { id toPay } } }`);
      if (code === 'BAD_USER_INPUT') return 'refused';
      return holds(answer, due) ? 'ok' : 'empty';
    },
    kitchenSheet: async ({ date, fed, code }) => {
      const document = `{ kitchenSheet(date: "${date}") { meals deliveries { total orders { bookingId confirmationCode name total } } } }`;
      const { answer } = await ask(document);
      const blank = { total: '', orders: [expect.objectContaining({ confirmationCode: '', total: '' })] };
      expect(answer?.deliveries).toEqual(date === today ? [blank] : []);
      expect(holds(answer, code)).toBe(false);
      return holds(answer, fed) ? 'ok' : 'empty';
    },
    doorManifest: async ({ date, due }) => {
      const document = `{ doorManifest(date: "${date}") { madeAt tickets { key } admitted { bookingId } parties { bookingId toPay } } }`;
      const { answer } = await ask(document);
      if (date !== today) expect(answer).toMatchObject({ tickets: [], parties: [], admitted: [] });
      return holds(answer, due) ? 'ok' : 'empty';
    },
    doorTicket: async ({ due }) => {
      const { answer } = await ask(`{ doorTicket(bookingId: "${due}") { name guests } }`);
      return answer?.name == null ? 'nameless' : 'ok';
    },
    submitScans: async ({ due, date }) => {
      const { answer } = await ask(SCAN, { scans: [scanOf({ id: due }, { date, people: 1 })] });
      const [result] = (answer as unknown as { results: { admitted: number; fault: string | null }[] }).results;
      if (result?.fault != null) expect(result.fault).toContain('you do not lead');
      return result?.fault == null && result?.admitted === 1 ? 'ok' : 'fault';
    },
    signWaiverAtDoor: async ({ due }) => {
      const input = `{ guestName: "Ada Lovelace", textVersion: "${WAIVER_VERSION}" }`;
      const { answer } = await ask(
        `mutation { signWaiverAtDoor(bookingId: "${due}", input: ${input}) { __typename } }`,
      );
      return found(answer) === 'WaiverSigned' ? 'ok' : found(answer);
    },
    takeDoorPayment: async ({ due, date, time }) => {
      const isOwn = date === times.own.date && time === times.own.time;
      const [stale, wrong] = [await pay(due, { revision: 99 }), await pay(due, { amount: '1.00' })];
      if (isOwn) expect(stale.answer).toMatchObject({ __typename: 'BookingChangedMeanwhile' });
      else for (const { answer } of [stale, wrong]) expect(answer).toEqual({ __typename: 'BookingNotFound' });
      const { answer } = await pay(due);
      return found(answer) === 'BookingChanged' ? 'ok' : found(answer);
    },
    markDelivery: async ({ date, deliveryTime }) => {
      const input = `{ date: "${date}", platform: chick_fil_a, deliveryTime: "${deliveryTime}", step: arrived, done: true }`;
      const { answer } = await ask(`mutation { markDelivery(input: ${input}) { __typename } }`);
      return found(answer) === 'DeliveryMarked' ? 'ok' : found(answer);
    },
    sellWalkUp: async ({ date, time }) => {
      const input = walkUpPayload({ tourDate: date, tourTime: time });
      const sell =
        'mutation ($input: WalkUpInput!, $key: String!) { sellWalkUp(input: $input, idempotencyKey: $key) { __typename } }';
      const { answer } = await ask(sell, { input, key: newSaleKey() });
      return found(answer) === 'BookingCreated' ? 'ok' : found(answer);
    },
    leadTime: async ({ slotId }) => {
      const led = `SELECT ${GUIDES_OF_SLOT} AS guides FROM slots s WHERE id = $1`;
      const [before] = await app.database.dataSource.query(led, [slotId]);
      const { answer } = await ask(LEAD, { slotId });
      // What the others answer depends on who leads it.
      await app.database.dataSource.query('DELETE FROM guide_assignments WHERE slot_id = $1', [slotId]);
      await putOn(app.database.dataSource, slotId, before.guides);
      return found(answer) === 'CalendarChanged' ? 'ok' : 'refused';
    },
  };

  return { ...app, times, answerOf: ask, pay, tries };
}

export type GuideTimes = Awaited<ReturnType<typeof openGuideTimes>>;
