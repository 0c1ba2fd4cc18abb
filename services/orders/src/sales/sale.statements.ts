import type { ReturnRule } from '@hilltop/payments/payment.statements';

/** Time for one step, before another process continues the sale. */
const LEASE = `interval '30 seconds'`;

/** Sales that no process is working on. $1 now, $2 limit. */
export const CLAIM_SALES = `
  UPDATE sales SET due_at = $1::timestamptz + ${LEASE} WHERE id = ANY (ARRAY(
    SELECT id FROM sales WHERE state NOT IN ('placed', 'refused') AND due_at <= $1::timestamptz
    ORDER BY due_at LIMIT $2::integer FOR UPDATE SKIP LOCKED)) RETURNING id`;

/** Moves once. $1 sale, $2 from, $3 to, $4 captured cents or null, $5 refusal or null, $6 now. */
export const MOVE_SALE = `
  UPDATE sales SET state = $3::text, captured_cents = coalesce($4::integer, captured_cents),
    refusal = coalesce($5::jsonb, refusal), due_at = $6::timestamptz + ${LEASE}
  WHERE id = $1::uuid AND state = $2::text RETURNING id`;

/** Stores an answer once, while the sale is confirming. $1 line, $2 state, $3 facts or null, $4 refusal or null. */
export const ANSWER_LINE = `
  UPDATE sale_lines l SET state = $2::text, facts = l.facts || coalesce($3::jsonb, '{}'), refusal = $4::jsonb
  FROM sales s WHERE l.id = $1::uuid AND l.state = 'open' AND s.id = l.sale_id AND s.state = 'confirming'`;

/** Returns no row when the payment was used or released. $1 intent, $2 sale, $3 cents, $4 now. */
export const CLAIM_PAYMENT = `
  INSERT INTO payments AS p (id, intent_id, sale_id, amount_cents, status, created_at)
  VALUES ($1::text, $1::text, $2::uuid, $3::integer, 'started', $4::timestamptz)
  ON CONFLICT (id) DO UPDATE SET sale_id = excluded.sale_id, amount_cents = excluded.amount_cents
    WHERE p.status = 'started' AND (p.sale_id IS NULL OR p.sale_id = excluded.sale_id)
  RETURNING id`;

/** SQL condition: a sale that has not ended owns the payment. @param payment SQL @param sale SQL of the sale that it was authorized for */
const ownedBySale = (payment: string, sale: string) =>
  `EXISTS (SELECT FROM sales s WHERE (s.intent_id = ${payment} OR s.id = ${sale}) AND s.state NOT IN ('releasing', 'refused'))`;

/** SQL condition: it pays for a group, and that has not ended. @param payment SQL */
const ownedByGroup = (payment: string) =>
  `EXISTS (SELECT FROM group_payments g WHERE g.intent_id = ${payment} AND g.state NOT IN ('releasing', 'refused'))`;

/** A payment that a sale or a group has claimed has a row. */
export const RETURN_RULE: ReturnRule = {
  reason: 'not_ordered',
  unless: `${ownedBySale('$1::text', 'NULL')} OR ${ownedByGroup('$1::text')}`,
  unused: `p.status = 'started' AND NOT ${ownedBySale('p.id', 'p.sale_id')} AND NOT ${ownedByGroup('p.id')}`,
};
