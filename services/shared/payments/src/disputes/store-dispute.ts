import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { DisputeMessage } from '../payment-provider.js';

/** $1 id, $2 the provider's id, $3 payment, $4 cents, $5 reason, $6 when the bank took the money. */
const OPEN_DISPUTE = `
  INSERT INTO disputes (id, provider_id, payment_id, amount_cents, reason, status, opened_at)
  VALUES ($1::uuid, $2::text, $3::text, $4::integer, $5::text, 'open', $6::timestamptz)
  ON CONFLICT (provider_id) DO NOTHING RETURNING id`;

/** A bank that took a payment back for good can still give in; nothing else changes an end. $1 the provider's id, $2 won or lost, $3 when. */
const CLOSE_DISPUTE = `
  UPDATE disputes SET status = $2::text, closed_at = $3::timestamptz
  WHERE provider_id = $1::text AND (status = 'open' OR (status = 'lost' AND $2::text = 'won')) RETURNING id`;

/** @returns false when it was known */
export async function openDispute(manager: EntityManager, message: DisputeMessage): Promise<boolean> {
  const { disputeId, payment, amountCents, reason, openedAt } = message;
  const facts = [randomUUID(), disputeId, payment, amountCents, reason, openedAt];
  return (await manager.query<unknown[]>(OPEN_DISPUTE, facts)).length > 0;
}

/** Of an open dispute. @returns false when it has not ended, or its end was known */
export async function closeDispute(manager: EntityManager, { disputeId, end }: DisputeMessage): Promise<boolean> {
  if (!end) return false;
  // For an UPDATE, the driver returns its rows and their number.
  const [closed]: [unknown[], number] = await manager.query(CLOSE_DISPUTE, [disputeId, end.status, end.at]);
  return closed.length > 0;
}

/** SQL condition: the buyer's bank has the money of this payment. @param payment SQL of its id */
export const isDisputed = (payment: string): string =>
  `EXISTS (SELECT FROM disputes d WHERE d.payment_id = ${payment} AND d.status <> 'won')`;
