import type { TourType } from '@hilltop/contracts/tour-types';
import type { Temporal } from 'temporal-polyfill';
import type { TicketLine } from '../../prices/ticket-line.js';
import type { StartTime } from '../schedule/start-times.js';
import { slotId } from './slot.entity.js';

export interface SlotRequest {
  readonly slotId: string;
  readonly tourType: TourType;
  readonly date: Temporal.PlainDate;
  readonly time: StartTime;
  readonly startsAt: Date;
  readonly guests: number;
  /** Of the slot if it has no row yet. */
  readonly capacity: number;
  /** Seats of the capacity; 1 where the tour is sold by parties. */
  readonly seats: number;
  /** Undefined for seats that are held for a known party. */
  readonly tourId?: string;
  readonly lines?: readonly TicketLine[];
}

export type SeatRequest = Pick<SlotRequest, 'slotId' | 'tourType' | 'startsAt' | 'capacity' | 'seats'>;

export function slotRequest(facts: Omit<SlotRequest, 'slotId'>): SlotRequest {
  return { slotId: slotId(facts.tourType, facts.startsAt), ...facts };
}
