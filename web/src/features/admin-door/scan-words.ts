import { venueClockTime } from '../../lib/venue-dates.js';
import type { DoorPhone } from './phones-section.js';

/** How much phones sent, e.g. "61 scans from 2 phones let in 58 people. The last came at 10:41:07 AM." */
export function scanWords(phones: readonly DoorPhone[]): string {
  const last = phones
    .map(({ seenAt }) => seenAt)
    .toSorted()
    .at(-1);
  if (last === undefined) return 'No phone has sent scans today.';
  const sum = (count: (phone: DoorPhone) => number) => phones.reduce((total, phone) => total + count(phone), 0);
  const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
  const scans = counted(
    sum((phone) => phone.scans),
    'scan',
    'scans',
  );
  const people = counted(
    sum((phone) => phone.people),
    'person',
    'people',
  );
  return `${scans} from ${counted(phones.length, 'phone', 'phones')} let in ${people}. The last came at ${venueClockTime(last)}.`;
}
