import type { DoorDatabase, StoredList } from './door-database.js';
import { type Manifest, withCurrentNames } from './manifest.js';

/** What is stored encrypted. */
export type Names = Pick<Manifest, 'parties' | 'deliveries'>;

/** Replaces the stored list, which knows the recorded money. Names are encrypted with a new key for each list. */
export async function keepList(
  database: DoorDatabase,
  { parties, deliveries, admitted, ...list }: Manifest,
): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const names = new TextEncoder().encode(JSON.stringify({ parties, deliveries } satisfies Names));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, names);
  const transaction = database.transaction(['list', 'names', 'nameKey', 'admitted', 'payments'], 'readwrite');
  const [counts, payments] = [transaction.objectStore('admitted'), transaction.objectStore('payments')];
  const recorded = (await payments.getAll()).filter(({ isRecorded }) => isRecorded);
  await Promise.all([
    transaction.objectStore('list').put(list, 'list'),
    transaction.objectStore('nameKey').put(key, 'key'),
    transaction.objectStore('names').put({ iv, sealed }, 'names'),
    counts.clear(),
    ...admitted.map((count) => counts.put(count)),
    ...recorded.map(({ id }) => payments.delete(id)),
    transaction.done,
  ]);
}

export function keptList(database: DoorDatabase): Promise<StoredList | undefined> {
  return database.get('list', 'list');
}

/** Parties and food of the stored list; none after a wipe. */
export async function keptNames(database: DoorDatabase): Promise<Names> {
  const transaction = database.transaction(['names', 'nameKey']);
  const [names, key] = await Promise.all([
    transaction.objectStore('names').get('names'),
    transaction.objectStore('nameKey').get('key'),
  ]);
  if (!(names && key)) return { parties: [], deliveries: [] };
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: names.iv }, key, names.sealed);
  return JSON.parse(new TextDecoder().decode(opened), withCurrentNames);
}

/** Deletes the list, its names and their key, after closing and at sign-out. Scans and payments stay: they contain no names. */
export async function wipeList(database: DoorDatabase): Promise<void> {
  const stores = ['list', 'names', 'nameKey', 'admitted'] as const;
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
  await Promise.all([...stores.map((store) => transaction.objectStore(store).clear()), transaction.done]);
}
