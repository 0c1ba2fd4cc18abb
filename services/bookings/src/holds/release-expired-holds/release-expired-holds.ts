import { Injectable } from '@nestjs/common';
import { HoldRepository } from '../hold.repository.js';

/** Holds that one statement ends at most. */
const BATCH = 500;
/** Batches of one run: the next run, a second later, goes on. */
const BATCHES = 10;

/** Ends expired holds and frees their seats. Replicas may run it at once: each hold ends once. */
@Injectable()
export class ReleaseExpiredHolds {
  constructor(private readonly holds: HoldRepository) {}

  /** Of all slots, or of one. Returns how many holds it ended. */
  async execute(slotId: string | null = null): Promise<number> {
    let released = 0;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const stale = await this.holds.stale(slotId, BATCH);
      released += await this.holds.endExpired(stale);
      if (stale.length < BATCH) break;
    }
    return released;
  }
  /** Takes seats; expired holds of a full slot are released before anybody is refused. @param take false when it is full */
  async beforeRefusing(slotId: string, take: () => Promise<boolean>): Promise<boolean> {
    if (await take()) return true;
    if ((await this.execute(slotId)) === 0) return false;
    return take();
  }
}
