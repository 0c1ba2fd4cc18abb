import { randomUuid } from '../../kit/lib/random-id.js';
import type { DoorDatabase } from './door-database.js';

export interface PhoneLabel {
  readonly deviceId: string;
  readonly label: string;
  /** Whether staff gave it. */
  readonly isGiven: boolean;
}

/** The phone's id, made on first use, and its label; until staff give it one, their name with a short code. */
export async function phoneLabel(database: DoorDatabase): Promise<PhoneLabel> {
  const transaction = database.transaction(['device', 'staff'], 'readwrite');
  const [device, staffs] = [transaction.objectStore('device'), transaction.objectStore('staff')];
  const [id, given, staff] = await Promise.all([device.get('id'), device.get('label'), staffs.get('staff')]);
  const deviceId = String(id ?? randomUuid());
  if (id === undefined) await device.put(deviceId, 'id');
  await transaction.done;
  const [first = 'Phone'] = staff?.name.split(' ').filter(Boolean) ?? [];
  return given === undefined
    ? { deviceId, label: `${first} ${deviceId.slice(0, 4)}`, isGiven: false }
    : { deviceId, label: String(given), isGiven: true };
}

/** Names the phone. An empty name restores the default. */
export async function givePhoneLabel(database: DoorDatabase, label: string): Promise<void> {
  const plain = label.trim();
  if (plain === '') await database.delete('device', 'label');
  else await database.put('device', plain, 'label');
}
