import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { waitlistUpdatedEvent } from '../waitlist.events.js';
import { CONFIRM_WITHIN_MS, type WaitlistEntry } from '../waitlist-entry.entity.js';

/** Entries per run. The next run continues. */
const BATCH = 200;

const CLOSE = `
  UPDATE waitlist_entries SET status = 'closed', ended_at = $1::timestamptz
  WHERE id IN (SELECT id FROM waitlist_entries WHERE status = 'waiting' AND closes_at <= $1::timestamptz
      AND confirmed_at IS NOT NULL
    ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING id, language, EXISTS (SELECT FROM unnest(slot_ids) wished(id) LEFT JOIN slots s ON s.id = wished.id
    WHERE s.closed IS NOT TRUE) AS "wasOpen"`;

/** Sends no mail, because the address may not belong to the joiner. $1 now, $2 joined before. */
const DROP_UNCONFIRMED = `
  UPDATE waitlist_entries SET status = 'expired', ended_at = $1::timestamptz
  WHERE id IN (SELECT id FROM waitlist_entries WHERE status = 'waiting' AND confirmed_at IS NULL
      AND (joined_at <= $2::timestamptz OR closes_at <= $1::timestamptz) ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING id`;

/** Notifies the parties of entries whose last time is near. Also ends unconfirmed entries. Replicas can run it at the same time. */
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
      const [rows]: [(Pick<WaitlistEntry, 'id' | 'language'> & { wasOpen: boolean })[], number] = await manager.query(
        CLOSE,
        [now],
      );
      // A party whose times were closed was notified then.
      for (const entry of rows.filter(({ wasOpen }) => wasOpen))
        await this.outbox.add(manager, waitlistUpdatedEvent(entry, 'closed', now));
      const before = new Date(now.getTime() - CONFIRM_WITHIN_MS);
      const [dropped]: [unknown[], number] = await manager.query(DROP_UNCONFIRMED, [now, before]);
      return rows.length + dropped.length;
    });
    if (closed > 0) this.outbox.wake();
    return closed;
  }
}
