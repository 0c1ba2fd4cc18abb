import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { signId } from '@hilltop/platform/values/signed-id';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WAIVER_VERSION } from '../src/bookings/waiver-version.js';
import { callerPayload, linkPayment } from './support/caller.js';
import { BOOK as BOOK_FOR_CALLER } from './support/caller-app.js';
import { newSaleKey, testGuide, walkUpPayload } from './support/door.js';
import { type DoorApp, openDoorApp, scanOf } from './support/door-app.js';

/** What each operation that names an object answers; `operation-roles.test.ts` finds one without a row. */
const table = JSON.parse(
  readFileSync(new URL('../../shared/platform/test/operation-objects.json', import.meta.url), 'utf8'),
) as { readonly bookings: Readonly<Record<string, string | Readonly<Record<Whose, string>>>> };

type Whose = 'own' | 'other' | 'otherDay';
type Answer = Readonly<Record<string, unknown>> & { readonly __typename: string };

interface Time {
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

const otherGuide = { ...testGuide, id: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a12' } as const;
const today = '2026-12-03';
const LEAD =
  'mutation ($slotId: ID!) { leadTime(slotId: $slotId) { __typename ... on InvalidInput { fields { field message } } } }';
const TAKE = `mutation ($id: ID!, $input: DoorPaymentInput!, $key: String!) {
  takeDoorPayment(bookingId: $id, input: $input, idempotencyKey: $key) { __typename
  ... on BookingChangedMeanwhile { current { firstName accessNeeds confirmationCode } } ... on InvalidInput { fields { message } } } }`;
const SCAN = `mutation ($scans: [ScanInput!]!) { submitScans(scans: $scans) { ... on ScansSubmitted { results { admitted fault } } } }`;

let app: DoorApp;
let times: Readonly<Record<Whose, Time>>;

async function openTime(date: string, time: string, hours: number, guideId: string): Promise<Time> {
  const at = { tourDate: date, tourTime: time };
  const input = callerPayload({ ...at, firstName: 'Henrietta', accessNeeds: 'I use oxygen' });
  const { answer } = await ask(BOOK_FOR_CALLER, { input, key: randomUUID() }, testStaff);
  const { booking } = answer as unknown as { booking: { id: string; confirmationCode: string } };
  const meals = { foodOrderDetails: '12 × Chicken Sandwich Meal', foodOrderTotal: '155.88' };
  const { id: fed } = await app.book({ ...at, ...meals, groupSize: 12, foodOrderPlatform: 'chick_fil_a' });
  const slotId = `standard@${date}T${hours}:00:00.000Z`;
  await app.database.dataSource.query('UPDATE slots SET guide_id = $2 WHERE id = $1', [slotId, guideId]);
  const deliveryTime = `${Number(time.split(':')[0]) - 1}:30 PM`.replace('0:30', '12:30');
  return { date, time, slotId, deliveryTime, due: booking.id, code: booking.confirmationCode, fed };
}

beforeAll(async () => {
  app = await openDoorApp();
  times = {
    own: await openTime(today, '2:00 PM', 20, testGuide.id),
    other: await openTime(today, '3:00 PM', 21, otherGuide.id),
    otherDay: await openTime('2026-12-05', '2:00 PM', 20, testGuide.id),
  };
});
afterAll(() => app.close());

async function ask(document: string, variables: object = {}, caller: Parameters<DoorApp['ask']>[2] = testGuide) {
  const { data, errors } = await app.ask(document, variables as never, caller);
  return { answer: Object.values(data ?? {})[0] as unknown as Answer | null, code: errors?.[0]?.extensions?.code };
}
const holds = (answer: unknown, id: string): boolean => JSON.stringify(answer).includes(id);
const found = (answer: Answer | null): string =>
  answer?.__typename.endsWith('NotFound') ? 'not found' : (answer?.__typename ?? 'null');

const pay = (
  id: string,
  { amount = '50.00', revision = 0, caller = testGuide as Parameters<DoorApp['ask']>[2] } = {},
) => ask(TAKE, { id, input: { amount, revision, paidBy: 'cash' }, key: randomUUID() }, caller);

/** Makes an operation as the guide, and says what it answered in the words of the table. */
const tries: Readonly<Record<string, (at: Time) => Promise<string>>> = {
  staffCalendar: async ({ date, due, code }) => {
    const document = `{ staffCalendar(from: "${date}", to: "${date}") { days { guests times { slotId guests guideId } } } }`;
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
    const { answer } = await ask(`{ doorTicket(bookingId: "${due}") { name groupSize } }`);
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
    const { answer } = await ask(`mutation { signWaiverAtDoor(bookingId: "${due}", input: ${input}) { __typename } }`);
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
    const { answer } = await ask(LEAD, { slotId });
    return found(answer) === 'CalendarChanged' ? 'ok' : 'refused';
  },
};

const ofGuides = Object.entries(table.bookings).filter(([, row]) => typeof row !== 'string');

describe('a guide', () => {
  // Taking a time over changes what the others answer.
  const rows = ofGuides.toSorted(([one], [other]) => Number(one === 'leadTime') - Number(other === 'leadTime'));
  const cases = rows.flatMap(([name, row]) =>
    Object.entries(row as Record<Whose, string>).map(([whose, expected]) => [name, whose as Whose, expected] as const),
  );
  it.each(cases)('is answered %s of a time that is "%s" with %s', async (name, whose, expected) => {
    expect(await tries[name]?.(times[whose])).toBe(expected);
  });
});

describe('the list of a guide', () => {
  it('names the tours of a time whose parties it leaves out', async () => {
    const { answer } = await ask(
      `{ doorManifest(date: "${today}") { times { slotId tourNames } parties { startsAt } } }`,
    );
    const { times: named } = answer as unknown as { times: { slotId: string; tourNames: string[] }[] };
    const booked = named.filter(({ tourNames }) => tourNames.length > 0);
    const slots = [times.own.slotId, times.other.slotId];
    expect(booked).toEqual(slots.map((slotId) => ({ slotId, tourNames: [expect.any(String)] })));
  });
});

describe('a time that a guide took over', () => {
  it('is theirs from then on, and the record says who led it before', async () => {
    // The last row above took it over.
    expect(await pay(times.other.due)).toMatchObject({ answer: { __typename: 'BookingChanged' } });
    const [told] = await app.database.dataSource.query(
      `SELECT event->'data' AS data FROM outbox WHERE event->'data'->>'action' = 'leadTime' AND event->'data'->>'targetId' = $1`,
      [times.other.slotId],
    );
    expect(told.data).toMatchObject({ before: { guideId: otherGuide.id }, after: { guideId: testGuide.id } });
  });

  it('still counts what the one before saw there without a signal', async () => {
    const scan = scanOf({ id: times.other.fed }, { date: today, people: 3 });
    const { answer } = await ask(SCAN, { scans: [scan] }, otherGuide);
    expect(answer).toEqual({ results: [{ admitted: 3, fault: null }] });
    const stranger = { ...testGuide, id: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a13' };
    const second = await ask(SCAN, { scans: [{ ...scan, id: randomUUID() }] }, stranger);
    expect(second.answer).toEqual({ results: [{ admitted: 0, fault: expect.stringContaining('you do not lead') }] });
    const { answer: ticket } = await ask(`{ doorTicket(bookingId: "${times.other.fed}") { admitted } }`);
    expect(ticket).toEqual({ admitted: 3 });
  });

  it('is one of today that the calendar has, whoever asks', async () => {
    for (const slotId of [
      'x',
      'standard@nonsense',
      'standard@2026-12-03T20:07:00.000Z',
      'vip@2026-12-03T20:00:00.000Z',
    ]) {
      expect((await ask(LEAD, { slotId }, testStaff)).answer).toMatchObject({ __typename: 'InvalidInput' });
    }
    const empty = 'standard@2026-12-03T22:00:00.000Z';
    expect((await ask(LEAD, { slotId: empty }, { ...testStaff, staffRole: 'desk' })).answer).toMatchObject({
      __typename: 'CalendarChanged',
    });
  });
});

describe('the desk', () => {
  it('reads and changes every time', async () => {
    const desk = { ...testStaff, staffRole: 'desk' } as const;
    expect(await pay(times.otherDay.due, { caller: desk })).toMatchObject({ answer: { __typename: 'BookingChanged' } });
    const { answer } = await ask('{ kitchenSheet(date: "2026-12-05") { deliveries { total } } }', {}, desk);
    expect(answer).toEqual({ deliveries: [{ total: '155.88' }] });
  });
});

describe('a link of another house', () => {
  const visit = { purpose: '0', missing: 'BookingNotFound' };
  const waiver = { purpose: 'waiver 0', missing: 'BookingNotFound' };
  const waiting = { purpose: 'waitlist', missing: 'WaitlistEntryNotFound' };
  const payment = { purpose: 'payment', missing: 'PaymentLinkNotFound' };
  const signed = `input: { guestName: "Ada Lovelace", textVersion: "${WAIVER_VERSION}" }`;
  const paid = JSON.stringify(linkPayment()).replaceAll(/"(\w+)":/g, '$1: ');
  /** Arguments beside the token. */
  const links: Readonly<Record<string, { purpose: string; missing: string; root?: 'query'; rest?: string }>> = {
    myBooking: { ...visit, root: 'query' },
    quoteParty: { ...visit, root: 'query', rest: 'tickets: [{ type: "adult", count: 3 }]' },
    quoteMove: { ...visit, root: 'query', rest: 'tourDate: "2026-12-06", tourTime: "2:00 PM"' },
    afterVisit: { ...visit, root: 'query' },
    waiverInvitation: { ...waiver, root: 'query' },
    signInvitedWaiver: { ...waiver, rest: signed },
    signWaiver: { ...visit, rest: signed },
    moveBooking: { ...visit, rest: 'input: { tourDate: "2026-12-06", tourTime: "2:00 PM", revision: 0 }' },
    changePartySize: { ...visit, rest: 'input: { groupSize: 3, revision: 0 }' },
    changeParty: { ...visit, rest: 'input: { groupSize: 3, revision: 0 }' },
    startChangePayment: { ...visit, rest: 'toPay: "25.00", groupSize: 3' },
    changeFood: { ...visit, rest: 'input: { foodOrderPlatform: none, revision: 0 }' },
    changeAccessNeeds: { ...visit, rest: 'accessNeeds: "none"' },
    cancelBooking: { ...visit, rest: 'input: { revision: 0 }' },
    writeGuestBook: { ...visit, rest: 'input: { words: "Grand", firstName: "Ada" }' },
    waitlistEntry: { ...waiting, root: 'query' },
    confirmWaitlistEntry: waiting,
    leaveWaitlist: waiting,
    declineOffer: waiting,
    extendOffer: waiting,
    acceptOffer: { ...waiting, rest: `input: ${paid.replace('{', '{ groupSize: 2, ')}` },
    paymentLink: { ...payment, root: 'query' },
    startLinkPayment: payment,
    payByLink: { ...payment, rest: `input: ${paid}` },
  };
  const theirs = (purpose: string) => signId(['secret-of-another-house-0000000000'], times.own.due, purpose);
  const ofLinks = Object.entries(table.bookings).filter(([, row]) => row === 'link: not found');

  it.each(ofLinks)('does not open %s', async (name) => {
    if (name === 'guideCalendar') {
      expect(await ask(`{ guideCalendar(token: "${theirs('feed')}") }`, {}, { role: 'visitor' })).toMatchObject({
        answer: null,
      });
      return;
    }
    const { purpose, missing, root = 'mutation', rest = '' } = links[name] ?? { purpose: '', missing: '' };
    const document = `${root} { ${name}(token: "${theirs(purpose)}"${rest === '' ? '' : `, ${rest}`}) { __typename } }`;
    expect((await ask(document, {}, { role: 'visitor' })).answer).toEqual({ __typename: missing });
  });

  it.each(['unsubscribe', 'resendTicket', 'replaceMyVisitLink'])(
    'is answered like any by %s, and does nothing',
    async (name) => {
      const before = await app.database.dataSource.query('SELECT count(*)::integer AS n FROM outbox');
      const document = (token: string) => `mutation { ${name}(token: "${token}") { __typename } }`;
      const { answer } = await ask(document(theirs(name === 'unsubscribe' ? name : '0')), {}, { role: 'visitor' });
      expect(answer?.__typename).toBeDefined();
      expect(await app.database.dataSource.query('SELECT count(*)::integer AS n FROM outbox')).toEqual(before);
    },
  );
});
