import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HoldRepository } from '../../../holds/hold.repository.js';
import { removalEvent, waitlistUpdatedEvent } from '../waitlist.events.js';
import { WaitlistEntry } from '../waitlist-entry.entity.js';

export interface Removal {
  readonly staff: StaffIdentity;
  readonly reason: string;
}

/** An offer made in the meantime has to be released first. $1 entry, $2 now, $3 reason or null. */
const LEAVE = `
  UPDATE waitlist_entries SET status = 'left', ended_at = $2::timestamptz, removed_because = $3::text
  WHERE id = $1::uuid AND status IN ('waiting', 'expired')
    AND NOT EXISTS (SELECT FROM holds h WHERE h.id = hold_id AND h.status = 'active')
  RETURNING id`;

/** Offers to a party while it leaves. */
const MOST_ATTEMPTS = 5;

@Injectable()
export class LeaveWaitlist {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holds: HoldRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** False when the entry had already ended. */
  async execute(id: string, removal?: Removal): Promise<boolean> {
    const first = await this.dataSource.manager.findOneBy(WaitlistEntry, { id });
    if (!first || first.endedAt) return false;
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      await this.releaseOffer(id);
      if (await this.leave(first, removal)) return true;
    }
    return false;
  }

  /** Releases the offer to others. The party keeps its place unless it had already missed an offer. */
  async releaseOffer(id: string): Promise<void> {
    const entry = await this.dataSource.manager.findOneBy(WaitlistEntry, { id });
    const hold = entry?.holdId && !entry.endedAt ? await this.holds.find(entry.holdId) : undefined;
    if (hold?.status === 'active') await this.holds.end(hold, 'released');
  }

  private async leave(entry: WaitlistEntry, removal: Removal | undefined): Promise<boolean> {
    const now = this.clock.now();
    const left = await inTransaction(this.dataSource, async (manager) => {
      // For an UPDATE, the driver returns its rows and their number.
      const [rows]: [unknown[], number] = await manager.query(LEAVE, [entry.id, now, removal?.reason ?? null]);
      if (rows.length === 0) return false;
      await this.outbox.add(manager, waitlistUpdatedEvent(entry, 'left', now));
      if (removal) await this.outbox.add(manager, removalEvent(removal.staff, entry, now));
      return true;
    });
    if (left) this.outbox.wake();
    return left;
  }
}
