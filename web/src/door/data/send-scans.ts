import type { SendScansMutation } from '../../generated/door-operations.js';
import type { DoorDatabase } from './door-database.js';
import type { Scan } from './scan.js';
import { keptScans } from './scans.js';

/** Most scans of a request. */
const BATCH = 200;

type Answer = Extract<SendScansMutation['submitScans'], { readonly __typename: 'ScansSubmitted' }>;

/** The server's answer to one scan. */
export type ScanResult = Pick<Answer['results'][number], 'id' | 'admitted' | 'fault'>;

/** Sends scans. @throws when there is no answer */
export type SubmitScans = (scans: readonly Scan[]) => Promise<readonly ScanResult[]>;

/**
 * Sends the kept scans in order, and deletes those that the server acknowledged, no others: what it did not answer, or what
 * got no answer, is sent again.
 * @returns how many are still kept
 */
export async function sendScans(database: DoorDatabase, submit: SubmitScans): Promise<number> {
  let batch = await keptScans(database, BATCH);
  while (batch.length > 0) {
    const results = await submit(batch).catch(() => []);
    const acknowledged = await acknowledge(database, batch, results);
    if (acknowledged === 0) break;
    batch = await keptScans(database, BATCH);
  }
  return database.count('scans');
}

/**
 * Deletes acknowledged scans and takes over the server's counts: both or neither, so that nobody is counted twice. A scan that
 * the server cannot keep is no count of it: the scan's fault is kept until somebody has read it.
 */
async function acknowledge(
  database: DoorDatabase,
  batch: readonly Scan[],
  results: readonly ScanResult[],
): Promise<number> {
  const sent = new Map(batch.map((scan) => [scan.id, scan]));
  const answered = results.filter(({ id }) => sent.has(id));
  const transaction = database.transaction(['scans', 'admitted', 'faults'], 'readwrite');
  for (const { id, admitted, fault } of answered) {
    await transaction.objectStore('scans').delete(id);
    const { bookingId, people, deviceTime } = sent.get(id) as Scan;
    if (fault) await transaction.objectStore('faults').put({ id, fault, people, deviceTime });
    else if (bookingId) await transaction.objectStore('admitted').put({ bookingId, people: admitted });
  }
  await transaction.done;
  return answered.length;
}
