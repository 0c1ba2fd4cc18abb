import type { TourType } from '@hilltop/contracts/tour-types';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Injectable } from '@nestjs/common';
import type { SlotClosed, SlotFull } from '../../generated/refusals.js';
import { refuse } from '../../refusals.en.js';
import type { SeatRequest } from './slot-request.js';

type AskedSlot = Pick<SeatRequest, 'slotId' | 'capacity' | 'seats'>;

/** A slot with a row. */
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

const SEATS_TAKEN = {
  name: 'seats-taken',
  readOnly: true,
  text: 'SELECT capacity, taken FROM slots WHERE id = $1',
};

const SLOT_LEVEL = {
  name: 'slot-level',
  readOnly: true,
  text: 'SELECT CASE WHEN closed THEN 0 ELSE capacity - taken END AS remaining, closed FROM slots WHERE id = $1',
};

/** Read only: the booking and hold statements change it. */
@Injectable()
export class SlotRepository {
  constructor(private readonly statements: PreparedStatements) {}

  /** Slots from `from` to before `until`. A slot without a row is empty. */
  async levels(tourType: TourType, from: Date, until: Date): Promise<SlotLevel[]> {
    return this.statements.run<SlotLevel>(SLOT_LEVELS, [tourType, from, until]);
  }

  /** Sold or held seats; undefined for a slot without a row. */
  async seatsTaken(slotId: string): Promise<Omit<SlotLevel, 'startsAt'> | undefined> {
    const [row] = await this.statements.run<Omit<SlotLevel, 'startsAt'>>(SEATS_TAKEN, [slotId]);
    return row;
  }

  /** 0 for a closed slot. */
  async remaining(request: AskedSlot): Promise<number> {
    return (await this.level(request)).remaining;
  }

  /** @param own seats of the slot that the party already has @param holdExpired as in `slotFull` */
  async refusal(request: AskedSlot, own: number, holdExpired = false): Promise<SlotFull | SlotClosed> {
    const { remaining, closed } = await this.level(request);
    return closed
      ? refuse.SlotClosed.time({ reason: 'CLOSURE' })
      : refuse.SlotFull({ remaining: remaining + own, holdExpired }, request.seats);
  }

  private async level({ slotId, capacity }: AskedSlot): Promise<{ remaining: number; closed: boolean }> {
    const [row] = await this.statements.run<{ remaining: number; closed: boolean }>(SLOT_LEVEL, [slotId]);
    return row ?? { remaining: capacity, closed: false };
  }
}
