import { Injectable } from '@nestjs/common';
import { HoldRepository } from '../hold.repository.js';

/** How many holds one turn ends at most; the rest wait for the next. */
const BATCH = 200;

/** Gives the seats of holds that have run out back. Many replicas may do it at once: each hold ends once. */
@Injectable()
export class ReleaseExpiredHolds {
  constructor(private readonly holds: HoldRepository) {}

  /** All of them, or those of one slot. Answers how many were given back. */
  async execute(slotId: string | null = null): Promise<number> {
    let released = 0;
    for (const hold of await this.holds.stale(slotId, BATCH)) {
      if (await this.holds.end(hold, 'expired')) released += 1;
    }
    return released;
  }
}
