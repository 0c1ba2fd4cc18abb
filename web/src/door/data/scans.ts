import type { DoorDatabase } from './door-database.js';
import type { Scan } from './scan.js';

/** Keeps a scan with the next number of this phone: both or neither, also when the page is killed. */
export async function keepScan(database: DoorDatabase, facts: Omit<Scan, 'sequence'>): Promise<Scan> {
  // Strict: it is on the disk before the screen says that somebody was admitted.
  const transaction = database.transaction(['scans', 'sequence'], 'readwrite', { durability: 'strict' });
  const [scans, sequences] = [transaction.objectStore('scans'), transaction.objectStore('sequence')];
  const sequence = ((await sequences.get('last')) ?? 0) + 1;
  const scan = { ...facts, sequence };
  await Promise.all([sequences.put(sequence, 'last'), scans.add(scan), transaction.done]);
  return scan;
}

/** What the server has not acknowledged, in order. */
export function keptScans(database: DoorDatabase, most?: number): Promise<Scan[]> {
  return database.getAllFromIndex('scans', 'sequence', undefined, most);
}
