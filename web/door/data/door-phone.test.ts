/** @jest-environment node */
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { deleteDB } from 'idb';
import { venueToday } from '../../kit/lib/venue-dates.js';
import { nameVenueTimeZone } from '../../test/venue-time-zone.js';
import { type DoorDatabase, openDoorDatabase } from './door-database.js';
import { createDoorPhone, type DoorPhone } from './door-phone.js';
import { sampleParty } from './manifest-samples.js';
import { answering, newServer, type Server } from './sample-server.js';

nameVenueTimeZone();

const admit = {
  bookingId: sampleParty.bookingId,
  revision: 0,
  people: 2,
  verdict: 'ADMIT',
  overridden: false,
  reason: null,
} as const;

let name: string;
let database: DoorDatabase;
let phone: DoorPhone;
let server: Server;
const realFetch = globalThis.fetch;

beforeEach(async () => {
  name = randomUUID();
  database = await openDoorDatabase(name);
  phone = createDoorPhone(database);
  server = newServer();
  globalThis.fetch = answering(server);
});
afterEach(async () => {
  await phone.synchronize();
  globalThis.fetch = realFetch;
  database.close();
  await deleteDB(name);
});

function namesShown(): readonly string[] {
  return phone.store.state().day?.parties.map((one) => one.name) ?? [];
}

it('keeps the day, and shows it again without a network', async () => {
  await phone.synchronize();
  server.isUp = false;
  phone = createDoorPhone(database);
  await phone.synchronize();
  expect(phone.store.state()).toMatchObject({ phase: 'open', link: 'unanswered', staff: { name: 'Ruth' } });
  expect(namesShown()).toEqual(['Nora Fielding']);
});

it('keeps the names when the server says that nothing changed', async () => {
  await phone.synchronize();
  await phone.synchronize();
  expect(server.asked.map(({ since }) => since)).toEqual([null, 'v1']);
  expect(namesShown()).toEqual(['Nora Fielding']);
});

it('counts a scan at once, keeps it while there is no network, and sends it later once', async () => {
  await phone.synchronize();
  server.isUp = false;
  await phone.keep(admit);
  expect(phone.store.state().day?.peopleIn.get(sampleParty.bookingId)).toBe(2);
  expect(phone.store.state().unsent).toBe(1);
  await phone.synchronize();
  server.isUp = true;
  await phone.synchronize();
  await phone.synchronize();
  expect(server.scans).toHaveLength(1);
  expect(phone.store.state()).toMatchObject({ unsent: 0, link: 'answered' });
  expect(phone.store.state().day?.peopleIn.get(sampleParty.bookingId)).toBe(2);
});

it('shows the fault of a scan that was sent alone until it is noted, also after a restart, and sends it once', async () => {
  await phone.synchronize();
  server.fault = 'The day of the scan is too early';
  await phone.keep(admit);
  await phone.synchronize();
  expect(phone.store.state()).toMatchObject({ unsent: 0, faults: [{ fault: server.fault, people: 2 }] });
  server.fault = null;
  phone = createDoorPhone(database);
  await phone.synchronize();
  expect(server.scans).toEqual([]);
  const [{ id } = { id: '' }] = phone.store.state().faults;
  await phone.dismissFault(id);
  expect(phone.store.state().faults).toEqual([]);
});

it.each([-3_600_000, 3_600_000])('learns that the server is %d ms ahead, and says so with each scan', async (ahead) => {
  server.aheadMs = ahead;
  await phone.synchronize();
  server.isUp = false;
  await phone.keep(admit);
  server.isUp = true;
  await phone.synchronize();
  expect(Math.abs((server.scans[0]?.clockOffsetMs ?? 0) - ahead)).toBeLessThan(60_000);
});

it('says a day of a clock that is years off, which no 32-bit number holds', async () => {
  server.aheadMs = 3 * 365 * 86_400_000;
  await phone.synchronize();
  await phone.keep(admit);
  await phone.synchronize();
  expect(server.scans.map(({ clockOffsetMs }) => clockOffsetMs)).toEqual([86_400_000]);
});

it("asks for the server's day, though its own clock is days off", async () => {
  server.aheadMs = 5 * 86_400_000;
  await phone.synchronize();
  expect(server.asked.at(-1)?.date).toBe(venueToday(new Date(Date.now() + server.aheadMs)));
  expect(phone.store.state().day?.date).toBe(server.asked.at(-1)?.date);
});

it('keeps the list when it is opened again, though its own clock is days off', async () => {
  server.aheadMs = 5 * 86_400_000;
  await phone.synchronize();
  server.isUp = false;
  phone = createDoorPhone(database);
  await phone.synchronize();
  expect(namesShown()).toEqual(['Nora Fielding']);
});

it.each([
  [undefined, 'signedOut'],
  ['ops', 'wrongRole'],
  ['bookkeeper', 'wrongRole'],
] as const)('forgets names, and keeps scans, when the session was ended or its role is %s', async (role, phase) => {
  await phone.synchronize();
  server.isUp = false;
  await phone.keep(admit);
  Object.assign(server, { isUp: true, role, wasEnded: true });
  await phone.synchronize();
  expect(phone.store.state()).toMatchObject({ phase, day: undefined, unsent: 1 });
  expect(await database.count('names')).toBe(0);
});

it('goes on with the list when the session ran out, keeps scans, and sends them after the password', async () => {
  await phone.synchronize();
  server.role = undefined;
  await phone.synchronize();
  expect(phone.store.state()).toMatchObject({ phase: 'open', link: 'answered', needsSignIn: true });
  expect(namesShown()).toEqual(['Nora Fielding']);
  await phone.keep(admit);
  await phone.synchronize();
  expect(phone.store.state().day?.peopleIn.get(sampleParty.bookingId)).toBe(2);
  expect([phone.store.state().unsent, server.scans.length]).toEqual([1, 0]);
  phone = createDoorPhone(database);
  await phone.synchronize();
  expect(phone.store.state()).toMatchObject({ phase: 'open', needsSignIn: true, unsent: 1 });

  server.role = 'desk';
  await phone.synchronize();
  expect(phone.store.state()).toMatchObject({ needsSignIn: false, unsent: 0 });
  expect(server.scans).toHaveLength(1);
});

it('asks to sign in, and shows no list, when the session ran out before the day began', async () => {
  await phone.synchronize();
  const list = await database.get('list', 'list');
  if (list) await database.put('list', { ...list, date: '2026-01-02' }, 'list');
  server.role = undefined;
  await phone.synchronize();
  expect(phone.store.state()).toMatchObject({ phase: 'signedOut', day: undefined });
  expect(await database.count('names')).toBe(0);
});

it('forgets the names of a day that is over, without a network too', async () => {
  await phone.synchronize();
  server.isUp = false;
  const list = await database.get('list', 'list');
  if (list) await database.put('list', { ...list, date: '2026-01-02' }, 'list');
  await phone.synchronize();
  expect(phone.store.state().day).toBeUndefined();
  expect(await database.count('names')).toBe(0);
});

it('forgets names at signing out, and only when the session has ended', async () => {
  await phone.synchronize();
  server.isUp = false;
  expect(await phone.signOut()).toBe(false);
  expect(namesShown()).toEqual(['Nora Fielding']);
  server.isUp = true;
  expect(await phone.signOut()).toBe(true);
  expect(phone.store.state()).toMatchObject({ phase: 'signedOut', staff: undefined, day: undefined });
});

it('has the name of who signed in and a short code until staff name it, and sends its name with each scan', async () => {
  await phone.synchronize();
  expect(phone.store.state()).toMatchObject({
    label: expect.stringMatching(/^Ruth [0-9a-f]{4}$/),
    isLabelGiven: false,
  });
  await phone.keep(admit);
  await phone.synchronize();
  await phone.rename('  Main gate ');
  expect(phone.store.state()).toMatchObject({ label: 'Main gate', isLabelGiven: true });
  await phone.keep(admit);
  await phone.synchronize();
  expect(server.scans.map(({ deviceLabel }) => deviceLabel)).toEqual([expect.stringMatching(/^Ruth /), 'Main gate']);
});
