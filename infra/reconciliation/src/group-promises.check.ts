import type { Check } from './reconciliation-context.ts';

type Unsecured = { id: string; number: string };
type Owing = { id: string; number: string; owed: number };
type Unbilled = { number: string };

/** After a visit, with an invoice that nobody has issued. */
const MOST_DAYS = 14;

// A count that changed has another deposit; a check that bounced was here.
const unsecured = `
  SELECT g.id, g.number FROM groups g
  WHERE g.state = 'secured' AND NOT EXISTS (
    SELECT FROM group_changes c WHERE c.group_id = g.id AND c.at > now() - $1 * interval '1 millisecond')
    AND coalesce((SELECT -sum(delta_cents) FROM group_entries WHERE group_id = g.id AND cause = 'received'), 0) < greatest(1, (
      SELECT min(deposit_cents) FROM group_quotes WHERE group_id = g.id AND version >= g.accepted_version))
  ORDER BY g.number`;

// The order itself has an address.
const otherwise = `SELECT DISTINCT target_id AS id FROM staff_actions WHERE action IN ('secureByPurchaseOrder', 'secureWithout')`;

// As the report of who owes what adds up: what is invoiced and not paid, and what is not invoiced yet.
const owing = `
  SELECT g.id, g.number, greatest(g.balance_cents + greatest(coalesce(g.billable_cents, 0) - coalesce((
    SELECT sum(total_cents) FROM group_documents WHERE group_id = g.id AND kind = 'invoice'), 0), 0), 0)::int AS owed
  FROM groups g
  WHERE g.papers_gone_at IS NULL AND NOT EXISTS (SELECT FROM outbox e WHERE e.aggregate_id = g.id::text
    AND e.subject LIKE 'hilltop.%.money-moved.v1' AND e.recorded_at > now() - $1 * interval '1 millisecond')
  ORDER BY g.number`;

const receivable = `
  SELECT source_id AS id, sum(cents)::int AS cents FROM money_lines
  WHERE source = 'orders' AND account = 'receivable' AND cause <> 'corrected' GROUP BY 1`;

const unbilled = `
  SELECT g.number FROM groups g
  WHERE g.state = 'visited' AND g.last_start < now() - $1 * interval '1 day' AND g.billable_cents > coalesce((
    SELECT sum(total_cents) FROM group_documents WHERE group_id = g.id AND kind = 'invoice'), 0)
  ORDER BY g.last_start, g.number`;

export const groupPromisesCheck: Check = {
  name: 'a group that has seats has promised to pay for them, and what it owes is receivable in the books',
  async differences({ databases: { orders, staff, ledger }, gracePeriods }) {
    const excused = new Set((await staff<{ id: string }>(otherwise)).map(({ id }) => id));
    const free = (await orders<Unsecured>(unsecured, [gracePeriods.eventMs])).filter(({ id }) => !excused.has(id));
    const books = new Map(
      (await ledger<{ id: string; cents: number }>(receivable)).map(({ id, cents }) => [id, cents] as const),
    );
    const wrong = (await orders<Owing>(owing, [gracePeriods.eventMs])).filter(
      ({ id, owed }) => owed !== (books.get(id) ?? 0),
    );
    return [
      ...free.map(({ number }) => `group ${number} is secured without a deposit, a purchase order or a reason`),
      ...wrong.map(
        ({ id, number, owed }) =>
          `group ${number} owes ${owed} cents, and the books have ${books.get(id) ?? 0} as its receivable`,
      ),
    ];
  },
  async counts({ databases: { orders } }) {
    const numbers = (await orders<Unbilled>(unbilled, [MOST_DAYS])).map(({ number }) => number);
    if (numbers.length === 0) return [];
    const [who, are] = numbers.length === 1 ? ['1 group', 'is'] : [`${numbers.length} groups`, 'are'];
    return [`${who} came more than ${MOST_DAYS} days ago and ${are} not invoiced: ${numbers.join(', ')}`];
  },
};
