import { createDecipheriv, createHash, hkdfSync } from 'node:crypto';
import { readTicket } from '@hilltop/contracts/ticket/ticket-code';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testGuide } from './support/door.js';
import { type Caller, DATE, type DoorApp, openDoorApp, scanOf } from './support/door-app.js';
import { putOn } from './support/put-on.js';
import { strangers } from './support/tour-app.js';

const MANIFEST = `query ($since: String) { doorManifest(date: "${DATE}", since: $since) { version keys { id publicKey }
  times { time tourType guests admitted seatsLeft } admitted { bookingId people } tickets { key sealed }
  parties { bookingId confirmationCode name status } } }`;
const EXPORT = `{ checkInsByEmail(email: "ADA@example.test") { bookingId scans { deviceId people reason }
  conflicts { kind reason } } }`;

interface Sealed {
  readonly key: string;
  readonly sealed: string;
}
interface Manifest {
  readonly version: string;
  readonly times: { time: string; tourType: string; guests: number; admitted: number; seatsLeft: number }[];
  readonly admitted: { bookingId: string; people: number }[];
  readonly tickets: Sealed[] | null;
  readonly parties: { bookingId: string; confirmationCode: string; name: string; status: string }[] | null;
}
let app: DoorApp;
beforeAll(async () => {
  app = await openDoorApp();
  await app.create('premium');
});
afterAll(() => app.close());

async function manifest(caller: Caller = testStaff, since?: string): Promise<Manifest> {
  const { data, errors } = await app.ask(MANIFEST, { since }, caller);
  if (!data?.doorManifest) throw new Error(JSON.stringify(errors));
  return data.doorManifest as unknown as Manifest;
}
/** Like a phone: finds the row by the hash of the signature, and decrypts it. */
function byTicket(ticket: string, rows: Sealed[] | null, date = DATE) {
  const signature = readTicket(ticket)?.signature ?? new Uint8Array();
  const name = createHash('sha256').update(signature).digest().subarray(0, 16).toString('base64url');
  const row = rows?.find(({ key }) => key === name);
  if (!row) return undefined;
  const bytes = Buffer.from(row.sealed, 'base64url');
  const key = Buffer.from(hkdfSync('sha256', signature, date, '', 32));
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString());
}

describe('the manifest', () => {
  it('can be decrypted with each ticket of a booking, and with nothing else', async () => {
    const moved = await app.book();
    const other = await app.book({ tourDate: '2026-12-06', tourTime: '2:00 PM' });
    await app.move(moved, { tourDate: '2026-12-06', tourTime: '2:00 PM' });
    const cancelled = await app.book();
    await app.cancel(cancelled);
    const { tickets, parties } = await manifest();
    const status = { status: 'moved', movedTo: { date: '2026-12-06', time: '2:00 PM' }, revision: 1 };
    expect(byTicket(moved.ticket, tickets)).toMatchObject({ bookingId: moved.id, ...status });
    expect(byTicket(cancelled.ticket, tickets)).toMatchObject({ bookingId: cancelled.id, status: 'cancelled' });
    expect(parties?.find(({ confirmationCode }) => confirmationCode === moved.confirmationCode)).toMatchObject({
      bookingId: moved.id,
    });
    expect(byTicket(other.ticket, tickets)).toBeUndefined();
    expect(() => byTicket(moved.ticket, tickets, '2026-12-06')).toThrow();
    expect(JSON.stringify(tickets)).not.toContain('Person');
  });

  it('sends no rows that the phone already has, and new ones after a change', async () => {
    const { version, tickets } = await manifest();
    expect(tickets).not.toBeNull();
    expect(await manifest(testStaff, version)).toMatchObject({ version, tickets: null, parties: null });
    await app.book();
    const next = await manifest(testStaff, version);
    expect(next.version).not.toBe(version);
    expect(next.tickets).toHaveLength((tickets ?? []).length + 1);
  });

  it('shows guides only the parties of their own times, and visitors nothing', async () => {
    app.clock.set('2026-12-04T16:30:00Z');
    const own = await app.book({ tourType: 'premium', tourTime: '12:00 PM', totalAmount: '50.00' });
    const slot = 'premium@2026-12-05T18:00:00.000Z';
    await putOn(app.database.dataSource, slot, [testGuide.id]);
    const { parties, times } = await manifest(testGuide);
    expect(parties).toMatchObject([{ bookingId: own.id, status: 'confirmed' }]);
    expect((await manifest()).parties?.length).toBeGreaterThan(1);
    const premium = { time: '12:00 PM', tourType: 'premium', guests: 2, admitted: 0, seatsLeft: 13 };
    expect(times).toContainEqual(premium);
    await app.submit([scanOf(own)]);
    const after = await manifest(testGuide);
    expect(after.times).toContainEqual({ ...premium, admitted: 2 });
    expect(after.admitted).toContainEqual({ bookingId: own.id, people: 2 });
    for (const caller of [...strangers, { ...testStaff, staffRole: 'ops' } as const]) {
      expect((await app.ask(MANIFEST, {}, caller)).data?.doorManifest ?? null).toBeNull();
    }
  });
});

describe('the export of one person', () => {
  it('has the scans and conflicts of their bookings, for managers only', async () => {
    const hers = await app.book({ email: 'Ada@Example.test', tourDate: '2026-12-04', tourTime: '1:00 PM' });
    await app.book({ email: 'ada@example.test', tourDate: '2026-12-04', tourTime: '2:00 PM' });
    const others = await app.book({ tourDate: '2026-12-04', tourTime: '1:00 PM' });
    const seen = { date: '2026-12-04', people: 3, overridden: true, reason: 'Brought a niece' };
    await app.submit([scanOf(hers, seen), scanOf(others)]);
    expect((await app.ask(EXPORT, {}, testStaff)).data?.checkInsByEmail).toEqual([
      {
        bookingId: hers.id,
        scans: [{ deviceId: 'Gate phone', people: 3, reason: 'Brought a niece' }],
        conflicts: [{ kind: 'TOO_MANY', reason: null }],
      },
    ]);
    const desk = { ...testStaff, staffRole: 'desk' } as const;
    for (const caller of [...strangers, testGuide, desk]) {
      expect((await app.ask(EXPORT, {}, caller)).data?.checkInsByEmail ?? null).toBeNull();
    }
  });
});
