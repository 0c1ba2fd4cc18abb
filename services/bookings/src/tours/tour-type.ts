/** A kind of tour: what a slot sells (product.md §3). */
export const TOUR_TYPES = ['standard', 'premium', 'private'] as const;
export type TourType = (typeof TOUR_TYPES)[number];

interface SlotRule {
  /** Seats in one slot; a private slot has 1, for one party (product.md §2, §9). */
  readonly capacity: number;
  /** Largest party of one booking, in guests. */
  readonly maxGroupSize: number;
  /** Seats of the capacity that a party of `guests` takes. */
  readonly seatsFor: (guests: number) => number;
}

/** Largest party that can be booked at all, in guests (product.md §5). */
export const MAX_GROUP_SIZE = 20;

const RULES: Record<TourType, SlotRule> = {
  standard: { capacity: 25, maxGroupSize: MAX_GROUP_SIZE, seatsFor: (guests) => guests },
  premium: { capacity: 15, maxGroupSize: 15, seatsFor: (guests) => guests },
  private: { capacity: 1, maxGroupSize: MAX_GROUP_SIZE, seatsFor: () => 1 },
};

/** Seats of one slot of this tour type. */
export function slotRule(type: TourType): SlotRule {
  return RULES[type];
}
