import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testGuide } from './support/door.js';
import { type Caller, DATE, type DoorApp, openDoorApp, scanOf } from './support/door-app.js';
import { putOn } from './support/put-on.js';
import { strangers } from './support/tour-app.js';

const LOOK_UP = `query ($code: String, $bookingId: ID) { doorTicket(code: $code, bookingId: $bookingId) {
  bookingId date time startsAt tourType tourName guests revision status name admitted waivers { signed of } } }`;

let app: DoorApp;
beforeAll(async () => {
  app = await openDoorApp();
});
afterAll(() => app.close());

const lookUp = async (variables: object, caller: Caller = testStaff) =>
  (await app.ask(LOOK_UP, variables, caller)).data?.doorTicket;

it('finds a booking of any day by its code, however it is typed, and by the id on its ticket', async () => {
  const party = await app.book({ tourDate: '2026-12-06' });
  const { id, confirmationCode: code } = party;
  const found = {
    ...{ bookingId: id, date: '2026-12-06', time: '10:00 AM', startsAt: '2026-12-06T16:00:00.000Z' },
    ...{ tourType: 'standard', tourName: 'Lamplight', guests: 2, revision: 0, status: 'confirmed' },
    ...{ name: 'Guest Person', admitted: 0, waivers: { signed: 1, of: 2 } },
  };
  for (const typed of [
    code,
    code.toLowerCase(),
    code.slice(3),
    code.replaceAll('-', ''),
    ` ${code.replaceAll('-', ' ')} `,
  ]) {
    expect(await lookUp({ code: typed })).toEqual(found);
  }
  expect(await lookUp({ bookingId: id.toUpperCase() })).toEqual(found);
  await app.submit([scanOf(party, { people: 1 })]);
  expect(await lookUp({ code })).toMatchObject({ admitted: 1 });
});

it('says where a booking was moved to, and that it was canceled', async () => {
  const moved = await app.book();
  await app.move(moved, { tourDate: '2026-12-06', tourTime: '2:00 PM' });
  const now = { date: '2026-12-06', time: '2:00 PM', revision: 1, status: 'confirmed' };
  expect(await lookUp({ bookingId: moved.id })).toMatchObject(now);
  const canceled = await app.book();
  await app.cancel(canceled);
  expect(await lookUp({ code: canceled.confirmationCode })).toMatchObject({ status: 'cancelled' });
});

it.each([
  [{ code: 'HT-2222-2222' }],
  [{ code: 'HT-0000-2222' }],
  [{ code: '' }],
  [{ code: '%' }],
  [{ code: '\u0000' }],
  [{ code: 'x'.repeat(5_000) }],
  [{ bookingId: 'x' }],
  [{ bookingId: '0195c1a2-3b4c-4d5e-8f60-112233445566' }],
  [{}],
])('knows nothing of %j', async (variables) => {
  const { data, errors } = await app.ask(LOOK_UP, variables, testStaff);
  expect({ found: data?.doorTicket, errors }).toEqual({ found: null, errors: undefined });
});

it('gives guides the names of the times that they lead only, and strangers nothing', async () => {
  const own = await app.book({ tourTime: '3:00 PM' });
  const other = await app.book({ tourTime: '4:00 PM' });
  app.clock.set('2026-12-04T16:30:00Z');
  await putOn(app.database.dataSource, `standard@${DATE}T21:00:00.000Z`, [testGuide.id]);
  expect(await lookUp({ code: own.confirmationCode }, testGuide)).toMatchObject({ name: 'Guest Person' });
  expect(await lookUp({ code: other.confirmationCode }, testGuide)).toMatchObject({ name: null, guests: 2 });
  for (const caller of [...strangers, { ...testStaff, staffRole: 'ops' } as const]) {
    expect((await lookUp({ code: own.confirmationCode }, caller)) ?? null).toBeNull();
  }
});
