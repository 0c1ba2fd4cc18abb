import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Injectable } from '@nestjs/common';
import { slotRule, type TourType } from '../tours/tour-type.js';
import type { SeatRequest } from './slot-request.js';

/** What is left of a slot that has been sold from. */
export interface SlotLevel {
  readonly startsAt: Date;
  readonly capacity: number;
  readonly taken: number;
}

const SLOT_LEVELS = {
  name: 'slot-levels',
  readOnly: true,
  text: `SELECT starts_at AS "startsAt", capacity, taken FROM slots
         WHERE tour_type = $1 AND starts_at >= $2 AND starts_at < $3`,
};

const SLOT_LEVEL = {
  name: 'slot-level',
  readOnly: true,
  text: 'SELECT capacity - taken AS remaining FROM slots WHERE id = $1',
};

/** Reads how full slots are. The booking and hold statements change them. */
@Injectable()
export class SlotRepository {
  constructor(private readonly statements: PreparedStatements) {}

  /** Every slot of a tour type with a row, `from` included, `until` not. One without a row is empty. */
  async levels(tourType: TourType, from: Date, until: Date): Promise<SlotLevel[]> {
    return this.statements.run<SlotLevel>(SLOT_LEVELS, [tourType, from, until]);
  }

  /** Seats left in the slot at this moment. */
  async remaining(request: Pick<SeatRequest, 'slotId' | 'tourType'>): Promise<number> {
    const [row] = await this.statements.run<{ remaining: number }>(SLOT_LEVEL, [request.slotId]);
    return row?.remaining ?? slotRule(request.tourType).capacity;
  }
}
