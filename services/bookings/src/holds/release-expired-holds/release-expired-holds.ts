import { Injectable } from '@nestjs/common';
import { HoldRepository } from '../hold.repository.js';

/** Holds that one run ends at most. */
const BATCH = 200;

/** Ends expired holds and frees their seats. Replicas may run it at once: each hold ends once. */
@Injectable()
export class ReleaseExpiredHolds {
  constructor(private readonly holds: HoldRepository) {}

  /** Of all slots, or of one. Returns how many holds it ended. */
  async execute(slotId: string | null = null): Promise<number> {
    let released = 0;
    for (const hold of await this.holds.stale(slotId, BATCH)) {
      if (await this.holds.end(hold, 'expired')) released += 1;
    }
    return released;
  }
}
