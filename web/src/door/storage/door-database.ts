import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Manifest } from '../manifest/manifest.js';
import type { Scan } from './scan.js';

/** The manifest without names. */
export type StoredList = Omit<Manifest, 'parties' | 'admitted'>;

interface DoorSchema extends DBSchema {
  /** Facts that the server has not acknowledged. */
  scans: { key: string; value: Scan; indexes: { sequence: number } };
  /** People of a booking, as counted by the server. */
  admitted: { key: string; value: { readonly bookingId: string; readonly people: number } };
  list: { key: 'list'; value: StoredList };
  /** Parties as JSON, encrypted with `nameKey`. */
  names: { key: 'names'; value: { readonly iv: Uint8Array<ArrayBuffer>; readonly sealed: ArrayBuffer } };
  /** Not extractable: the browser keeps it and shows it to no script. */
  nameKey: { key: 'key'; value: CryptoKey };
  /** The last number that this phone gave to a scan. */
  sequence: { key: 'last'; value: number };
}

export type DoorDatabase = IDBPDatabase<DoorSchema>;

export function openDoorDatabase(name = 'door'): Promise<DoorDatabase> {
  return openDB<DoorSchema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('scans', { keyPath: 'id' }).createIndex('sequence', 'sequence');
      database.createObjectStore('admitted', { keyPath: 'bookingId' });
      database.createObjectStore('list');
      database.createObjectStore('names');
      database.createObjectStore('nameKey');
      database.createObjectStore('sequence');
    },
  });
}
