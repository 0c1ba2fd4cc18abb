import type { DoorDatabase } from './door-database.js';
import type { Money } from './payment.js';
import type { Scan } from './scan.js';

/** Stores a scan with this phone's next number and what the party paid, all or nothing, even if the page is killed. */
export async function keepScan(database: DoorDatabase, facts: Omit<Scan, 'sequence'>, money?: Money): Promise<Scan> {
  // Strict: the scan is on disk before the screen says that somebody was admitted.
  const transaction = database.transaction(['scans', 'sequence', 'payments'], 'readwrite', { durability: 'strict' });
  const [scans, sequences] = [transaction.objectStore('scans'), transaction.objectStore('sequence')];
  const sequence = ((await sequences.get('last')) ?? 0) + 1;
  const scan = { ...facts, sequence };
  const { id, bookingId } = scan;
  const paid = money && bookingId !== null ? { ...money, id, bookingId, scan, isRecorded: false } : undefined;
  await Promise.all([
    sequences.put(sequence, 'last'),
    scans.add(scan),
    paid && transaction.objectStore('payments').add(paid),
    transaction.done,
  ]);
  return scan;
}

/** Unacknowledged scans, in order. */
export function keptScans(database: DoorDatabase, most?: number): Promise<Scan[]> {
  return database.getAllFromIndex('scans', 'sequence', undefined, most);
}
