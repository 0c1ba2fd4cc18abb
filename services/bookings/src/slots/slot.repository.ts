import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Injectable } from '@nestjs/common';
import { slotRule, type TourType } from '../tours/tour-type.js';
import { type SlotClosed, type SlotFull, slotFull, timeClosed } from './slot.refusals.js';
import type { SeatRequest } from './slot-request.js';

type AskedSlot = Pick<SeatRequest, 'slotId' | 'tourType'>;

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
  text: 'SELECT CASE WHEN closed THEN 0 ELSE capacity - taken END AS remaining, closed FROM slots WHERE id = $1',
};

/** Reads how full slots are. The booking and hold statements change them. */
@Injectable()
export class SlotRepository {
  constructor(private readonly statements: PreparedStatements) {}

  /** Every slot of a tour type with a row, `from` included, `until` not. One without a row is empty. */
  async levels(tourType: TourType, from: Date, until: Date): Promise<SlotLevel[]> {
    return this.statements.run<SlotLevel>(SLOT_LEVELS, [tourType, from, until]);
  }

  /** Seats left in the slot at this moment; none of a closed one. */
  async remaining(request: AskedSlot): Promise<number> {
    return (await this.level(request)).remaining;
  }

  /**
   * Why seats could not be taken a moment ago.
   * @param own seats of the slot that the party has itself
   * @param holdExpired as in `slotFull`
   */
  async refusal(request: AskedSlot, own: number, holdExpired = false): Promise<SlotFull | SlotClosed> {
    const { remaining, closed } = await this.level(request);
    return closed ? timeClosed() : slotFull(request.tourType, remaining + own, holdExpired);
  }

  private async level({ slotId, tourType }: AskedSlot): Promise<{ remaining: number; closed: boolean }> {
    const [row] = await this.statements.run<{ remaining: number; closed: boolean }>(SLOT_LEVEL, [slotId]);
    return row ?? { remaining: slotRule(tourType).capacity, closed: false };
  }
}
