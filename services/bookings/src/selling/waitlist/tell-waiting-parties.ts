import type { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { waitlistUpdatedEvent } from './waitlist.events.js';
import type { WaitlistEntry } from './waitlist-entry.entity.js';

/** $1 slots. */
const WAITING = `
  SELECT id, language FROM waitlist_entries
  WHERE slot_ids && $1::text[] AND status = 'waiting' AND confirmed_at IS NOT NULL ORDER BY joined_at, id`;

/** An offer of a closed time has ended with it: its party waits again, and has not missed it. $1 slots. */
const RETURN_TO_LIST = `
  UPDATE waitlist_entries w SET status = 'waiting', hold_id = NULL, gathers_until = NULL FROM holds h
  WHERE w.slot_ids && $1::text[] AND w.status IN ('waiting', 'offered') AND h.id = w.hold_id AND h.slot_id = ANY ($1::text[])`;

/** Notifies after times were closed or opened. The caller has locked the slots. */
export async function tellWaitingParties(
  manager: EntityManager,
  outbox: Outbox,
  slotIds: readonly string[],
  now: Date,
): Promise<void> {
  const entries: Pick<WaitlistEntry, 'id' | 'language'>[] = await manager.query(WAITING, [slotIds]);
  for (const entry of entries) await outbox.add(manager, waitlistUpdatedEvent(entry, 'waiting', now));
}

/** Their offers of closed times have ended. */
export async function returnToWaitlist(
  manager: EntityManager,
  outbox: Outbox,
  slotIds: readonly string[],
  now: Date,
): Promise<void> {
  await manager.query(RETURN_TO_LIST, [slotIds]);
  await tellWaitingParties(manager, outbox, slotIds, now);
}
