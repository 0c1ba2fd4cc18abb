import type { Temporal } from 'temporal-polyfill';
import type { StartTime } from '../schedule/start-times.js';
import { slotRule, type TourType } from '../tours/tour-type.js';
import { slotId } from './slot.entity.js';

/** What a party asks of a slot, worked out once from its type, start and size. */
export class SlotRequest {
  readonly slotId: string;
  /** Capacity that the slot gets if this is its first party. */
  readonly capacity: number;
  /** What the party takes: seats, or 1 for a private party. */
  readonly places: number;

  constructor(
    readonly tourType: TourType,
    readonly date: Temporal.PlainDate,
    readonly time: StartTime,
    readonly startsAt: Date,
    readonly groupSize: number,
  ) {
    const rule = slotRule(tourType);
    this.slotId = slotId(tourType, startsAt);
    this.capacity = rule.capacity;
    this.places = rule.placesFor(groupSize);
  }
}

/** The five parameters of `TAKE_SEATS` for parties of one slot that go together. There must be one at least. */
export function takeParameters(requests: readonly SlotRequest[]): [string, string, Date, number, number] {
  const [first] = requests;
  if (!first) throw new RangeError('nobody asks for places');
  const places = requests.reduce((sum, request) => sum + request.places, 0);
  return [first.slotId, first.tourType, first.startsAt, first.capacity, places];
}
