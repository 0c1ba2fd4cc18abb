import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StaffRole } from '../../admin/session-state/staff-client.js';
import type { Manifest } from './manifest.js';
import type { Scan } from './scan.js';

/** The manifest without names. */
export type StoredList = Omit<Manifest, 'parties' | 'deliveries' | 'admitted'>;

/** A scan that the server cannot keep. */
export interface ScanFault {
  /** Of the scan. */
  readonly id: string;
  /** In words, by the server. */
  readonly fault: string;
  /** Let in, and so to be counted by hand. */
  readonly people: number;
  /** By the phone's clock, ISO 8601. */
  readonly deviceTime: string;
}

/** Who uses the phone, so that it opens without a network. */
export interface KeptStaff {
  readonly name: string;
  readonly role: StaffRole;
}

interface DoorSchema extends DBSchema {
  /** Facts that the server has not acknowledged. */
  scans: { key: string; value: Scan; indexes: { sequence: number } };
  /** Until somebody has read them. */
  faults: { key: string; value: ScanFault };
  /** People of a booking, as counted by the server. */
  admitted: { key: string; value: { readonly bookingId: string; readonly people: number } };
  list: { key: 'list'; value: StoredList };
  /** Parties and food as JSON, encrypted with `nameKey`. */
  names: { key: 'names'; value: { readonly iv: Uint8Array<ArrayBuffer>; readonly sealed: ArrayBuffer } };
  /** Not extractable: the browser keeps it and shows it to no script. */
  nameKey: { key: 'key'; value: CryptoKey };
  /** The last number that this phone gave to a scan. */
  sequence: { key: 'last'; value: number };
  staff: { key: 'staff'; value: KeptStaff };
  /**
   * `id` is the phone's own; `label` is its name among staff, once they gave it one; `clockOffsetMs` is what to add to its clock to have
   * the server's.
   */
  device: { key: 'id' | 'label' | 'clockOffsetMs'; value: string | number };
}

export type DoorDatabase = IDBPDatabase<DoorSchema>;

export function openDoorDatabase(name = 'door'): Promise<DoorDatabase> {
  return openDB<DoorSchema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('scans', { keyPath: 'id' }).createIndex('sequence', 'sequence');
      database.createObjectStore('faults', { keyPath: 'id' });
      database.createObjectStore('admitted', { keyPath: 'bookingId' });
      for (const store of ['list', 'names', 'nameKey', 'sequence', 'staff', 'device'] as const) {
        database.createObjectStore(store);
      }
    },
  });
}
