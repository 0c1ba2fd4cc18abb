/** @jest-environment node */
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { deleteDB, openDB } from 'idb';
import { type DoorDatabase, openDoorDatabase } from './door-database.js';
import { readDay, type ScanResult, sendScans } from './exchange.js';
import { keepList, keptList, keptNames, wipeList } from './lists.js';
import type { Manifest } from './manifest.js';
import { sampleManifest, sampleParty } from './manifest-samples.js';
import { sendPayments, unsentPayments } from './payments.js';
import type { Scan } from './scan.js';
import { keepScan, keptScans } from './scans.js';

const party = { ...sampleParty, bookingId: 'a' };
const manifest: Manifest = { ...sampleManifest, admitted: [{ bookingId: 'a', people: 3 }], parties: [party] };

function scanOf(bookingId: string, people: number): Omit<Scan, 'sequence'> {
  return {
    id: randomUUID(),
    date: manifest.date,
    bookingId,
    revision: 0,
    people,
    verdict: 'ADMIT',
    overridden: false,
    reason: null,
    checkMoney: false,
    deviceTime: '2026-12-05T15:59:00Z',
    clockOffsetMs: 0,
    madeFrom: 'v1',
  };
}

const cash = { amount: '75.00', paidBy: 'cash', revision: 0 } as const;
const noList: Manifest = { ...manifest, admitted: [] };
async function peopleIn(bookingId: string): Promise<number | undefined> {
  return (await readDay(database))?.peopleIn.get(bookingId);
}

const names: string[] = [];
let database: DoorDatabase;

beforeEach(async () => {
  names.push(randomUUID());
  database = await openDoorDatabase(names.at(-1));
});
afterEach(async () => {
  database.close();
  await Promise.all(names.splice(0).map((name) => deleteDB(name)));
});

/** A server that merges the scans of all phones. */
function server() {
  const counted = new Map<string, Scan>();
  const peopleOf = (bookingId: string | null): number =>
    [...counted.values()].filter((scan) => scan.bookingId === bookingId).reduce((sum, { people }) => sum + people, 0);
  return {
    counted,
    take: (scans: readonly Scan[]): ScanResult[] => {
      for (const scan of scans) counted.set(scan.id, scan);
      return scans.map(({ id, bookingId }) => ({ id, admitted: peopleOf(bookingId), fault: null }));
    },
  };
}

describe('scans', () => {
  it('are numbered in order, also when two are kept at once', async () => {
    await Promise.all([keepScan(database, scanOf('a', 1)), keepScan(database, scanOf('b', 1))]);
    await keepScan(database, scanOf('c', 1));
    expect((await keptScans(database)).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it('and their number are kept together or not at all', async () => {
    const transaction = database.transaction(['scans', 'sequence'], 'readwrite');
    await transaction.objectStore('sequence').put(1, 'last');
    // Like a page that is killed before the write is complete.
    transaction.abort();
    await expect(transaction.done).rejects.toThrow();
    expect(await keptScans(database)).toEqual([]);
    expect((await keepScan(database, scanOf('a', 1))).sequence).toBe(1);
  });

  it('and what was paid are kept together or not at all', async () => {
    const facts = scanOf('a', 1);
    await keepScan(database, facts, cash);
    await expect(keepScan(database, facts, cash)).rejects.toThrow();
    expect(await keptScans(database)).toHaveLength(1);
    expect(await unsentPayments(database)).toMatchObject([{ ...cash, id: facts.id, bookingId: 'a' }]);
  });

  it('count at once, on top of what the server counted', async () => {
    await keepList(database, manifest);
    await keepScan(database, scanOf('a', 2));
    expect(await peopleIn('a')).toBe(5);
  });
});

describe('sending', () => {
  it('deletes what was acknowledged, and takes over the count', async () => {
    await keepList(database, noList);
    await keepScan(database, scanOf('a', 2));
    expect(await sendScans(database, async (scans) => server().take(scans))).toBe(0);
    expect(await peopleIn('a')).toBe(2);
  });

  it('does not count a scan that the server rejects, and stores the error', async () => {
    await keepList(database, manifest);
    const { id, deviceTime } = await keepScan(database, scanOf('a', 2));
    const fault = 'At most 100 people can come with one ticket';
    expect(await sendScans(database, async () => [{ id, admitted: 0, fault }])).toBe(0);
    expect(await peopleIn('a')).toBe(3);
    expect(await database.getAll('faults')).toEqual([{ id, fault, people: 2, deviceTime }]);
  });

  it('keeps what was not answered', async () => {
    const [first, second] = [await keepScan(database, scanOf('a', 1)), await keepScan(database, scanOf('b', 1))];
    let calls = 0;
    const submit = async (): Promise<ScanResult[]> => {
      calls += 1;
      return calls === 1
        ? [{ id: second.id, admitted: 1, fault: null }]
        : [{ id: randomUUID(), admitted: 9, fault: null }];
    };
    expect(await sendScans(database, submit)).toBe(1);
    expect(await keptScans(database)).toEqual([first]);
  });

  it('counts no one twice when an answer is lost', async () => {
    const { counted, take } = server();
    await keepList(database, noList);
    await keepScan(database, scanOf('a', 2));
    const lost = async (scans: readonly Scan[]): Promise<ScanResult[]> => {
      take(scans);
      throw new TypeError('Failed to fetch');
    };
    expect(await sendScans(database, lost)).toBe(1);
    expect(await sendScans(database, async (scans) => take(scans))).toBe(0);
    expect(counted.size).toBe(1);
    expect(await peopleIn('a')).toBe(2);
  });

  it('brings 500 scans of two phones together, none lost', async () => {
    const { counted, take } = server();
    names.push(randomUUID());
    const other = await openDoorDatabase(names.at(-1));
    for (let at = 0; at < 250; at += 1) {
      await Promise.all([keepScan(database, scanOf('a', 1)), keepScan(other, scanOf('a', 1))]);
    }
    const sizes: number[] = [];
    const submit = async (scans: readonly Scan[]) => {
      sizes.push(scans.length);
      return take(scans);
    };
    expect([await sendScans(database, submit), await sendScans(other, submit)]).toEqual([0, 0]);
    other.close();
    expect(counted.size).toBe(500);
    expect(Math.max(...sizes)).toBe(200);
  });
});

describe('money', () => {
  const recorded = { refusal: null };

  it('is sent in order, with the key of its scan, until it is answered', async () => {
    const [first, second] = [
      await keepScan(database, scanOf('a', 1), cash),
      await keepScan(database, scanOf('b', 1), cash),
    ];
    const keys: string[] = [];
    let isUp = false;
    const take = async ({ id }: { id: string }) => {
      keys.push(id);
      if (!isUp && id === second.id) throw new TypeError('Failed to fetch');
      return recorded;
    };
    await sendPayments(database, take);
    expect((await unsentPayments(database)).map(({ id }) => id)).toEqual([second.id]);
    isUp = true;
    await sendPayments(database, take);
    await sendPayments(database, take);
    expect(keys).toEqual([first.id, second.id, second.id]);
  });

  it('is not asked for again before a list knows it', async () => {
    await keepList(database, manifest);
    await keepScan(database, scanOf('a', 1), cash);
    await sendPayments(database, async () => recorded);
    expect((await readDay(database))?.taken).toEqual(new Set(['a']));
    await keepList(database, manifest);
    expect((await readDay(database))?.taken).toEqual(new Set());
  });

  it('that the server refused is one fault here, and one scan that tells the desk', async () => {
    const { id, deviceTime } = await keepScan(database, scanOf('a', 2), cash);
    const refusal = 'Nothing is due for this booking';
    const refuse = () => sendPayments(database, async () => ({ refusal }));
    // Two tabs are answered.
    await Promise.all([refuse(), refuse()]);
    expect(await unsentPayments(database)).toEqual([]);
    const fault = { id, fault: refusal, people: 0, took: '$75.00 in cash', deviceTime };
    expect(await database.getAll('faults')).toEqual([fault]);
    const [, told, ...others] = await keptScans(database);
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      ...{ bookingId: 'a', people: 0, checkMoney: true, sequence: 2 },
      reason: `$75.00 in cash was taken and not recorded: ${refusal}`,
    });
  });

  it('stays when the list is wiped, until it is sent', async () => {
    await keepList(database, manifest);
    await keepScan(database, scanOf('a', 1), cash);
    await wipeList(database);
    expect(await unsentPayments(database)).toHaveLength(1);
  });
});

it('opens what an earlier version of the page stored', async () => {
  const name = randomUUID();
  names.push(name);
  const earlier = await openDB(name, 1, {
    upgrade: (old) => {
      old.createObjectStore('scans', { keyPath: 'id' }).createIndex('sequence', 'sequence');
      old.createObjectStore('sequence');
    },
  });
  await earlier.put('scans', { ...scanOf('a', 1), sequence: 1 });
  earlier.close();
  const current = await openDoorDatabase(name);
  expect([await keptScans(current), await unsentPayments(current)]).toMatchObject([[{ bookingId: 'a' }], []]);
  current.close();
});

describe('the list', () => {
  it('is read again with its names', async () => {
    await keepList(database, manifest);
    const { parties, deliveries, admitted, ...list } = manifest;
    expect(await keptList(database)).toEqual(list);
    expect(await keptNames(database)).toEqual({ parties, deliveries });
    expect(await peopleIn('a')).toBe(admitted[0]?.people);
  });

  it('holds no name in clear, and a key that no script can read', async () => {
    await keepList(database, manifest);
    const sealed = (await database.get('names', 'names'))?.sealed ?? new ArrayBuffer();
    const key = await database.get('nameKey', 'key');
    expect(Buffer.from(sealed).toString('latin1')).not.toContain('Nora');
    expect(JSON.stringify(await keptList(database))).not.toContain('Nora');
    expect(key?.extractable).toBe(false);
  });

  it('is wiped with its key, and scans stay', async () => {
    await keepList(database, manifest);
    await keepScan(database, scanOf('a', 1));
    await wipeList(database);
    expect([await keptList(database), await keptNames(database)]).toEqual([undefined, { parties: [], deliveries: [] }]);
    expect(await database.count('nameKey')).toBe(0);
    expect(await database.count('scans')).toBe(1);
  });
});
