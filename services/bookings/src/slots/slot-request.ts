import type { Temporal } from 'temporal-polyfill';
import type { StartTime } from '../schedule/start-times.js';
import { slotRule, type TourType } from '../tours/tour-type.js';
import { slotId } from './slot.entity.js';

/** The slot and the number of seats that a party requests. */
export class SlotRequest {
  readonly slotId: string;
  /** Capacity of the slot if it has no row yet. */
  readonly capacity: number;
  /** Seats of the capacity that the party takes; 1 for a private party. */
  readonly seats: number;

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
    this.seats = rule.seatsFor(groupSize);
  }
}

/** A request for seats of a slot. */
export type SeatRequest = Pick<SlotRequest, 'slotId' | 'tourType' | 'startsAt' | 'capacity' | 'seats'>;
