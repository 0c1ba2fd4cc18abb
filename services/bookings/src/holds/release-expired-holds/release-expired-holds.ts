import { Injectable } from '@nestjs/common';
import { HoldRepository } from '../hold.repository.js';

/** Holds per statement. */
const BATCH = 500;
/** Statements per run. The next run, a second later, continues. */
const BATCHES = 10;

/** Replicas can run it at the same time: each hold ends once. */
@Injectable()
export class ReleaseExpiredHolds {
  constructor(private readonly holds: HoldRepository) {}

  /** @returns the number of ended holds */
  async execute(slotId: string | null = null): Promise<number> {
    let released = 0;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const stale = await this.holds.stale(slotId, BATCH);
      released += await this.holds.endExpired(stale);
      if (stale.length < BATCH) break;
    }
    return released;
  }
  /** Retries after releasing expired holds of a full slot. @param take returns false when the slot is full */
  async beforeRefusing(slotId: string, take: () => Promise<boolean>): Promise<boolean> {
    if (await take()) return true;
    if ((await this.execute(slotId)) === 0) return false;
    return take();
  }
}
