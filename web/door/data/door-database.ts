import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StaffRole } from '../../kit/staff-session/staff-client.js';
import type { Manifest } from './manifest.js';
import type { Payment } from './payment.js';
import type { Scan } from './scan.js';

/** The manifest without names. */
export type StoredList = Omit<Manifest, 'parties' | 'deliveries' | 'admitted'>;

/** A scan that the server cannot store, or money that it did not record. */
export interface ScanFault {
  /** Id of the scan; of money, the one that it was kept with. */
  readonly id: string;
  /** The server's words. */
  readonly fault: string;
  /** Admitted by this scan, so count them by hand; below 0 for people who were taken out again. */
  readonly people: number;
  /** The money in words: "$75.00 in cash"; missing for a scan. */
  readonly took?: string;
  /** By the phone's clock, ISO 8601. */
  readonly deviceTime: string;
}

/** Who uses the phone, so that it opens without a network. */
export interface KeptStaff {
  readonly name: string;
  readonly role: StaffRole;
}

interface DoorSchema extends DBSchema {
  /** Not yet acknowledged by the server. */
  scans: { key: string; value: Scan; indexes: { sequence: number } };
  /** Until the server answered, and a list came after it. */
  payments: { key: string; value: Payment };
  /** Until somebody has read them. */
  faults: { key: string; value: ScanFault };
  /** People inside per booking, as the server counted them. */
  admitted: { key: string; value: { readonly bookingId: string; readonly people: number } };
  list: { key: 'list'; value: StoredList };
  /** Parties and food as JSON, encrypted with `nameKey`. */
  names: { key: 'names'; value: { readonly iv: Uint8Array<ArrayBuffer>; readonly sealed: ArrayBuffer } };
  /** Not extractable: the browser stores it, and no script can read it. */
  nameKey: { key: 'key'; value: CryptoKey };
  /** The number of this phone's latest scan. */
  sequence: { key: 'last'; value: number };
  staff: { key: 'staff'; value: KeptStaff };
  /** `id` is random; `label` is the name that staff gave it; `clockOffsetMs` added to its clock gives the server's. */
  device: { key: 'id' | 'label' | 'clockOffsetMs'; value: string | number };
}

export type DoorDatabase = IDBPDatabase<DoorSchema>;

/** @param onBlocked another tab has an earlier version open: nothing can be read before it is closed */
export function openDoorDatabase(name = 'door', onBlocked?: () => void): Promise<DoorDatabase> {
  return openDB<DoorSchema>(name, 2, {
    upgrade: (database, from) => {
      if (from < 1) {
        database.createObjectStore('scans', { keyPath: 'id' }).createIndex('sequence', 'sequence');
        database.createObjectStore('faults', { keyPath: 'id' });
        database.createObjectStore('admitted', { keyPath: 'bookingId' });
        for (const store of ['list', 'names', 'nameKey', 'sequence', 'staff', 'device'] as const) {
          database.createObjectStore(store);
        }
      }
      database.createObjectStore('payments', { keyPath: 'id' });
    },
    ...(onBlocked && { blocked: onBlocked }),
  });
}
