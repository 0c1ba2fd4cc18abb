import type { TourType } from '@hilltop/contracts/tour-types';
import type { StoredTime } from '../schedule/start-times.js';

/** Counts of one start of one kind of tour. */
export interface SlotVisits {
  /** YYYY-MM-DD at the venue. */
  readonly date: string;
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
  readonly time: StoredTime;
  readonly tourType: TourType;
  /** Seats. */
  readonly offered: number;
  readonly sold: number;
  /** People. */
  readonly came: number;
  /** Seats. */
  readonly noShows: number;
  /** Parties. */
  readonly turnedAway: number;
  /** By how long ahead they were sold; adds up to `sold`. */
  readonly ahead: readonly number[];
}

export interface VisitSums {
  readonly offered: number;
  readonly sold: number;
  /** Null when unknown. */
  readonly came: number | null;
  readonly noShows: number | null;
  readonly turnedAway: number | null;
}

/** Slots before `countedFrom` have no known visits. @param lastDate last date of the sum */
export function sumVisits(slots: readonly SlotVisits[], countedFrom: string | null, lastDate: string): VisitSums {
  const counted = slots.filter(({ date }) => countedFrom === null || date >= countedFrom);
  const isKnown = countedFrom === null || lastDate >= countedFrom;
  const known = (field: 'came' | 'noShows' | 'turnedAway') => (isKnown ? add(counted, field) : null);
  return {
    offered: add(slots, 'offered'),
    sold: add(slots, 'sold'),
    came: known('came'),
    noShows: known('noShows'),
    turnedAway: known('turnedAway'),
  };
}

function add(slots: readonly SlotVisits[], field: 'offered' | 'sold' | 'came' | 'noShows' | 'turnedAway'): number {
  return slots.reduce((sum, slot) => sum + slot[field], 0);
}

/** Keys are in the order of their first slots. */
export function sumBy<Key>(
  slots: readonly SlotVisits[],
  keyOf: (slot: SlotVisits) => Key,
  countedFrom: string | null,
): { readonly first: SlotVisits; readonly sums: VisitSums }[] {
  return [...Map.groupBy(slots, keyOf).values()].flatMap((group) => {
    const [first] = group;
    const lastDate =
      group
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? '';
    return first ? [{ first, sums: sumVisits(group, countedFrom, lastDate) }] : [];
  });
}
