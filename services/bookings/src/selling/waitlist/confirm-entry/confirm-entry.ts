import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { mailboxKeySql } from '@hilltop/platform/values/typed-email';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../../../env.js';
import type { WaitlistFull } from '../../../generated/refusals.js';
import { OFFER_FREED_SEATS, OfferTerms } from '../../../holds/offer-terms.js';
import { refuse } from '../../../refusals.en.js';
import { LOCK_SLOTS } from '../../../visits/change.statements.js';
import { WAITING_PER_SLOT } from '../waitlist.statements.js';
import type { WaitlistEntry } from '../waitlist-entry.entity.js';

/** $1 entry. */
const IS_UNCONFIRMED = `
  SELECT id FROM waitlist_entries WHERE id = $1::uuid AND confirmed_at IS NULL AND status = 'waiting'`;

/** $1 entry, $2 now. */
const CONFIRM = 'UPDATE waitlist_entries SET confirmed_at = $2::timestamptz WHERE id = $1::uuid';

/** Unconfirmed entries of its mailbox for the same times. $1 entry, $2 now. */
const END_OTHERS = `
  UPDATE waitlist_entries w SET status = 'left', ended_at = $2::timestamptz FROM waitlist_entries mine
  WHERE mine.id = $1::uuid AND w.id <> mine.id AND ${mailboxKeySql('w.email')} = ${mailboxKeySql('mine.email')} AND w.slot_ids && mine.slot_ids
    AND w.confirmed_at IS NULL AND w.status = 'waiting'`;

/** The party opened the mailed link. Its place is that of the moment when it joined. */
@Injectable()
export class ConfirmEntry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly terms: OfferTerms,
    private readonly outbox: Outbox,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'WAITLIST_PARTIES_PER_SLOT'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Seats that came free meanwhile are offered at once. @returns the refusal when one of its times has a full list */
  async execute({ id, slotIds, confirmedAt }: WaitlistEntry): Promise<WaitlistFull | undefined> {
    if (confirmedAt) return undefined;
    const refusal = await inTransaction(this.dataSource, async (manager) => {
      // One confirmation after the other, so that the last place is taken once.
      await manager.query(LOCK_SLOTS, [slotIds]);
      const unconfirmed: unknown[] = await manager.query(IS_UNCONFIRMED, [id]);
      if (unconfirmed.length === 0) return undefined;
      const [most] = await manager.query<{ count: number }[]>(WAITING_PER_SLOT, [slotIds]);
      if ((most?.count ?? 0) >= this.settings.WAITLIST_PARTIES_PER_SLOT) return refuse.WaitlistFull();
      const now = this.clock.now();
      await manager.query(CONFIRM, [id, now]);
      await manager.query(END_OTHERS, [id, now]);
      await manager.query(OFFER_FREED_SEATS, [slotIds, ...this.terms.parameters(now)]);
      return undefined;
    });
    if (!refusal) this.outbox.wake();
    return refusal;
  }
}
