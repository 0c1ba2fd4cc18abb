import type { TourType } from '@hilltop/contracts/tour-types';
import type { Temporal } from 'temporal-polyfill';
import type { TicketLine } from '../prices/ticket-line.js';
import type { StartTime } from '../schedule/start-times.js';
import { slotId } from './slot.entity.js';

/** The slot and the number of seats that a party requests. */
export interface SlotRequest {
  readonly slotId: string;
  readonly tourType: TourType;
  readonly date: Temporal.PlainDate;
  readonly time: StartTime;
  readonly startsAt: Date;
  readonly groupSize: number;
  /** Capacity of the slot if it has no row yet. */
  readonly capacity: number;
  /** Seats of the capacity that the party takes; 1 where the tour is sold by parties. */
  readonly seats: number;
  /** The tour, and what its guests pay; undefined for seats that are held for a known party. */
  readonly tourId?: string;
  readonly lines?: readonly TicketLine[];
}

/** A request for seats of a slot. */
export type SeatRequest = Pick<SlotRequest, 'slotId' | 'tourType' | 'startsAt' | 'capacity' | 'seats'>;

export function slotRequest(facts: Omit<SlotRequest, 'slotId'>): SlotRequest {
  return { slotId: slotId(facts.tourType, facts.startsAt), ...facts };
}
