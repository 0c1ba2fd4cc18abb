import type { Guest } from './guest.js';
import { guests } from './guests.js';

/**
 * The guest whose card is on a booking's ticket. Derived from the confirmation code (FNV-1a), so that a booking
 * always has the same card: on screen, on paper and in the mail.
 */
export function dealtGuest(confirmationCode: string): Guest {
  let hash = 0x811c9dc5;
  for (const letter of confirmationCode) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  const guest = guests[hash % guests.length];
  if (guest === undefined) throw new Error('there is a guest for every code');
  return guest;
}
