/** The counts of a time. A private tour's seats are parties, of which it has one. */
interface CountedTime {
  readonly tourType: 'standard' | 'premium' | 'private';
  readonly capacity: number;
  /** Most guests of one booking. */
  readonly maxGroupSize: number;
  readonly sold: number;
  readonly held: number;
  /** People of confirmed bookings. */
  readonly guests: number;
}

/** How many people come and how many may, e.g. "4 of 25 seats sold", "party of 4" or "1 party of up to 20". */
export function seatWords({ tourType, capacity, maxGroupSize, sold, guests }: CountedTime): string {
  if (tourType !== 'private') return `${guests} of ${capacity} seats sold`;
  const room = `${counted(capacity, 'party')} of up to ${maxGroupSize}`;
  if (sold === 0) return `room for ${room}`;
  return capacity === 1 ? `party of ${guests}` : `${guests} guests in ${sold} of ${room}`;
}

/** What holds take, e.g. "2 held" or "1 party held"; empty for none. */
export function heldWords({ tourType, held }: CountedTime): string {
  if (held === 0) return '';
  return tourType === 'private' ? `${counted(held, 'party')} held` : `${held} held`;
}

import { counted } from '../../kit/lib/spelled-number.js';
