import { MAX_PART_SIZE } from '@hilltop/contracts/house/bounds';
import type { People } from '../price-group.js';

export interface OpenStart {
  readonly tourTime: string;
  /** Seats left. */
  readonly remaining: number;
}

export interface SpreadPart extends People {
  readonly tourTime: string;
}

export interface Spread {
  readonly parts: readonly SpreadPart[];
  /** People without a seat. */
  readonly missing: number;
}

/**
 * Spreads a group over as few starts as it fits in, as evenly as they allow.
 * @param starts in their order @param most parts @param least parts, where there are so many
 */
export function spreadParts({ pupils, adults }: People, starts: readonly OpenStart[], most: number, least = 0): Spread {
  const people = pupils + adults;
  const roomy = starts
    .map((start, place) => ({ ...start, place, room: Math.min(start.remaining, MAX_PART_SIZE) }))
    .filter(({ room }) => room > 0)
    .toSorted((a, b) => b.room - a.room || a.place - b.place)
    .slice(0, most);
  let count = 0;
  for (let room = 0; count < roomy.length && (room < people || count < least); count += 1)
    room += roomy[count]?.room ?? 0;
  const used = roomy.slice(0, count).toSorted((a, b) => a.place - b.place);
  const seats = evenly(
    people,
    used.map(({ room }) => room),
  );
  const seated = seats.reduce((sum, one) => sum + one, 0);
  const grown = shares(Math.min(adults, seated), seats);
  const parts = used.map(({ tourTime }, place) => {
    const adultsHere = grown[place] ?? 0;
    return { tourTime, pupils: (seats[place] ?? 0) - adultsHere, adults: adultsHere };
  });
  return { parts, missing: people - seated };
}

/** People by start: each round gives every start with room its share of the rest. */
function evenly(people: number, rooms: readonly number[]): number[] {
  const given = rooms.map(() => 0);
  for (let rest = people; rest > 0; ) {
    const open = [...rooms.keys()].filter((place) => (given[place] ?? 0) < (rooms[place] ?? 0));
    if (open.length === 0) break;
    const share = Math.max(1, Math.floor(rest / open.length));
    for (const place of open) {
      const more = Math.min(share, rest, (rooms[place] ?? 0) - (given[place] ?? 0));
      given[place] = (given[place] ?? 0) + more;
      rest -= more;
    }
  }
  return given;
}

/** Adults by start, in proportion to its seats; what is left over goes to the first. */
function shares(adults: number, seats: readonly number[]): number[] {
  const all = seats.reduce((sum, one) => sum + one, 0);
  const grown = seats.map((one) => (all === 0 ? 0 : Math.floor((adults * one) / all)));
  let left = adults - grown.reduce((sum, one) => sum + one, 0);
  for (const [place, one] of seats.entries()) {
    if (left === 0) break;
    if ((grown[place] ?? 0) >= one) continue;
    grown[place] = (grown[place] ?? 0) + 1;
    left -= 1;
  }
  return grown;
}
