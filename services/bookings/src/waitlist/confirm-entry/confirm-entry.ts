import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OFFER_FREED_SEATS, OfferTerms } from '../../holds/offer-terms.js';
import { LOCK_SLOTS } from '../../visits/change.statements.js';
import type { WaitlistEntry } from '../waitlist-entry.entity.js';

/** $1 entry, $2 now. */
const CONFIRM = `
  UPDATE waitlist_entries SET confirmed_at = $2::timestamptz
  WHERE id = $1::uuid AND confirmed_at IS NULL AND status = 'waiting' RETURNING id`;

/** Ends what others, or the party itself, began with its address for the same times. $1 entry, $2 now. */
const END_OTHERS = `
  UPDATE waitlist_entries w SET status = 'left', ended_at = $2::timestamptz FROM waitlist_entries mine
  WHERE mine.id = $1::uuid AND w.id <> mine.id AND lower(w.email) = lower(mine.email) AND w.slot_ids && mine.slot_ids
    AND w.confirmed_at IS NULL AND w.status = 'waiting'`;

/** Puts a party in line, at the place of the moment when it joined, because it opened the link in our mail. */
@Injectable()
export class ConfirmEntry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly terms: OfferTerms,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Seats that came free meanwhile are offered at once. */
  async execute({ id, slotIds, confirmedAt }: WaitlistEntry): Promise<void> {
    if (confirmedAt) return;
    await inTransaction(this.dataSource, async (manager) => {
      await manager.query(LOCK_SLOTS, [slotIds]);
      const now = this.clock.now();
      const [confirmed]: [unknown[], number] = await manager.query(CONFIRM, [id, now]);
      if (confirmed.length === 0) return;
      await manager.query(END_OTHERS, [id, now]);
      await manager.query(OFFER_FREED_SEATS, [slotIds, ...this.terms.parameters(now)]);
    });
    this.outbox.wake();
  }
}
