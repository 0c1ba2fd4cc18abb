import type { Temporal } from 'temporal-polyfill';
import type { StartTime } from '../schedule/start-times.js';
import { slotRule, type TourType } from '../tours/tour-type.js';
import { slotId } from './slot.entity.js';

/** The slot and the number of seats that a party asks for. */
export class SlotRequest {
  readonly slotId: string;
  /** Capacity that the slot gets if this is its first party. */
  readonly capacity: number;
  /** Seats that the party takes of the capacity; a private party takes 1. */
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

/** The seats of a slot that somebody asks for. */
export type SeatRequest = Pick<SlotRequest, 'slotId' | 'tourType' | 'startsAt' | 'capacity' | 'seats'>;
