import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { waitlistUpdatedEvent } from '../waitlist.events.js';

/** Most entries per run. The next run continues. */
const BATCH = 200;

const CLOSE = `
  UPDATE waitlist_entries SET status = 'closed', ended_at = $1::timestamptz
  WHERE id IN (SELECT id FROM waitlist_entries WHERE status = 'waiting' AND closes_at <= $1::timestamptz
    ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING id`;

/** Ends entries whose last time is near, and notifies their parties. Replicas can run it at the same time. */
@Injectable()
export class CloseWaitlist {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the number of ended entries */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const closed = await inTransaction(this.dataSource, async (manager) => {
      const [rows]: [{ id: string }[], number] = await manager.query(CLOSE, [now]);
      for (const { id } of rows) await this.outbox.add(manager, waitlistUpdatedEvent(id, 'closed', now));
      return rows.length;
    });
    if (closed > 0) this.outbox.wake();
    return closed;
  }
}
