import { isDisputed } from '@hilltop/payments/disputes/store-dispute';
import type { EntityManager } from 'typeorm';
import type { Refund } from '../../payments/refund.entity.js';
import type { GroupMoneyRepository } from './group-money.repository.js';

/** What cards paid for a group and still have not back, the last first. What a bank took is not the house's to give. $1 group. */
const PAID = `
  SELECT p.id, p.created_at, p.amount_cents - coalesce(
      (SELECT sum(r.amount_cents) FROM refunds r WHERE r.payment_id = p.id AND r.status <> 'failed'), 0)::integer AS cents
  FROM payments p WHERE p.group_id = $1::uuid AND p.status = 'used' AND NOT ${isDisputed('p.id')}`;

/** $2 cents, $3 now. */
const GIVE_BACK = `
  WITH paid AS (${PAID}), split AS (
    SELECT id, least(cents, $2::integer - (sum(cents) OVER (ORDER BY created_at DESC, id) - cents)) AS cents FROM paid
  ) INSERT INTO refunds (id, payment_id, reason, revision, amount_cents, status, due_at, requested_at)
    SELECT gen_random_uuid(), s.id, 'group_paid_back', (SELECT count(*) + 1 FROM refunds r WHERE r.payment_id = s.id), s.cents, 'requested',
      $3::timestamptz, $3::timestamptz FROM split s WHERE s.cents > 0 RETURNING amount_cents AS cents`;

/** US cents that can go back to the cards of a group. */
export async function leftOnCards(groupId: string, manager: EntityManager): Promise<number> {
  const paid: { cents: number }[] = await manager.query(PAID, [groupId]);
  return paid.reduce((sum, { cents }) => sum + cents, 0);
}

/** Asks for the refunds of an entry, which a job sends; the caller has locked the group. */
export async function giveBackToCards(
  groupId: string,
  cents: number,
  now: Date,
  manager: EntityManager,
): Promise<void> {
  const given: { cents: number }[] = await manager.query(GIVE_BACK, [groupId, cents, now]);
  const sum = given.reduce((all, one) => all + one.cents, 0);
  if (sum !== cents) throw new Error(`${sum} of ${cents} cents go back to the cards of group ${groupId}`);
}

/** A refund did not arrive: the house owes it to the group again. */
export async function noteFailedRefund(
  { id, paymentId, amountCents }: Refund,
  money: GroupMoneyRepository,
  manager: EntityManager,
): Promise<void> {
  const [paid]: { groupId: string }[] = await manager.query(
    'SELECT group_id AS "groupId" FROM payments WHERE id = $1',
    [paymentId],
  );
  if (!paid || amountCents === null) throw new Error(`refund ${id} is of no group`);
  const came = { cause: 'received', method: 'card', deltaCents: -amountCents, staffId: null } as const;
  await money.write(manager, { groupId: paid.groupId, ...came, reference: 'Refund failed', key: `refund ${id}` });
}
