import type { TourType } from '@hilltop/contracts/tour-types';
import type { StoredTime } from '../opening/schedule/start-times.js';

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
  /** Of `came`. */
  readonly cameInGroups: number;
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
  readonly cameInGroups: number | null;
  readonly noShows: number | null;
  readonly turnedAway: number | null;
}

const NOTHING = { offered: 0, sold: 0, came: 0, cameInGroups: 0, noShows: 0, turnedAway: 0 };

/** Slots before `countedFrom` have no known visits. @param lastDate last date of the sum */
export function sumVisits(slots: readonly SlotVisits[], countedFrom: string | null, lastDate: string): VisitSums {
  const sums = { ...NOTHING };
  for (const slot of slots) {
    sums.offered += slot.offered;
    sums.sold += slot.sold;
    if (countedFrom !== null && slot.date < countedFrom) continue;
    sums.came += slot.came;
    sums.cameInGroups += slot.cameInGroups;
    sums.noShows += slot.noShows;
    sums.turnedAway += slot.turnedAway;
  }
  const isKnown = countedFrom === null || lastDate >= countedFrom;
  return isKnown ? sums : { ...sums, came: null, cameInGroups: null, noShows: null, turnedAway: null };
}

/** Keys are in the order of their first slots. @param slots by date */
export function sumBy<Key>(
  slots: readonly SlotVisits[],
  keyOf: (slot: SlotVisits) => Key,
  countedFrom: string | null,
): { readonly first: SlotVisits; readonly sums: VisitSums }[] {
  return [...Map.groupBy(slots, keyOf).values()].flatMap((group) => {
    const [first] = group;
    const lastDate = group.at(-1)?.date ?? '';
    return first ? [{ first, sums: sumVisits(group, countedFrom, lastDate) }] : [];
  });
}
