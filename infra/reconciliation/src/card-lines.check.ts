import { moved } from './books.check.ts';
import type { Check, ProviderPayment, ReconciliationContext } from './reconciliation-context.ts';

type Owner = 'bookings' | 'orders';
/** `standing` is without what a manager took back: a right movement can be moved between accounts, too. */
type Booked = { id: string; cents: string; standing: string; recent: boolean };
/** `cents` is null while nobody knows what was captured. */
type Paid = {
  id: string;
  intent: string | null;
  source: string;
  cents: number | null;
  back: number;
  isSending: boolean;
  old: boolean;
};

// Money that a card paid in; what goes back is compared by sums elsewhere. A dispute, and a refund that a bank sends back, move money without a payment.
const cardLines = `
  SELECT source_id AS id, sum(cents)::text AS cents, min(at) > now() - interval '6 days' AS recent,
    coalesce(sum(cents) FILTER (WHERE movement_id NOT IN (SELECT corrects FROM corrections)), 0)::text AS standing FROM money_lines
  WHERE account = 'card' AND tender = 'card' AND cents > 0 AND source = $1 AND cause NOT LIKE 'dispute%' AND cause NOT IN ('refund_failed', 'corrected')
  GROUP BY 1 ORDER BY 1`;

// The books know a payment by what it bought, and one that bought nothing by its refund.
const payments = (bought: string, isCard: string, toCard: string) => `
  SELECT p.id, p.intent_id AS intent, CASE p.status WHEN 'used' THEN ${bought} ELSE r.id END::text AS source,
    CASE WHEN p.status = 'used' THEN p.amount_cents WHEN r.status <> 'requested' THEN coalesce(r.amount_cents, 0) END AS cents,
    coalesce(b.cents, 0) AS back, coalesce(b.sending, false) AS "isSending",
    greatest(p.created_at, b.last_at) < now() - $1 * interval '1 millisecond' AS old
  FROM payments p LEFT JOIN (SELECT payment_id, sum(amount_cents) FILTER (WHERE status <> 'failed' AND ${toCard})::int AS cents, bool_or(status = 'requested') AS sending,
      max(requested_at) AS last_at FROM refunds GROUP BY 1) b ON b.payment_id = p.id LEFT JOIN refunds r ON r.payment_id = p.id AND p.status = 'returned'
  WHERE (p.status = 'used' AND p.capture_due_at IS NULL OR r.id IS NOT NULL) AND ${isCard} AND p.created_at > now() - interval '7 days' ORDER BY p.created_at, p.id`;

const statements: Readonly<Record<Owner, string>> = {
  // What a displaced party kept as a voucher stays with the card's payment, and with the house.
  bookings: payments('p.booking_id', `p.method = 'online'`, `method <> 'credit'`),
  orders: payments('coalesce(p.order_id, p.group_id)', 'true', 'true'),
};

/** Of the last week. Without the provider's list, the service's word counts. */
export const cardLinesCheck: Check = {
  name: 'each card line of the books has a payment that was captured, and the provider says the same',
  async differences(context) {
    const provider = await context.provider?.();
    const found: string[] = [];
    const owned = new Set<string>();
    for (const owner of ['bookings', 'orders'] as const) {
      const paid = await context.databases[owner]<Paid>(statements[owner], [context.gracePeriods.eventMs]);
      for (const { intent } of paid) if (intent !== null) owned.add(intent);
      found.push(...(await unpaidLines(context, owner, paid)), ...(provider ? uncaptured(owner, paid, provider) : []));
    }
    const ownerless = (provider ?? []).filter(
      ({ id, capturedCents, ageMs }) => capturedCents > 0 && !owned.has(id) && ageMs > context.gracePeriods.eventMs,
    );
    return [
      ...found,
      ...ownerless.map(({ id, capturedCents }) => `payment ${id} took ${capturedCents} cents, and no service has it`),
    ];
  },
};

async function unpaidLines(
  { databases, gracePeriods }: ReconciliationContext,
  owner: Owner,
  paid: readonly Paid[],
): Promise<string[]> {
  const booked = new Map((await databases.ledger<Booked>(cardLines, [owner])).map((one) => [one.id, one]));
  const changed = await databases[owner]<{ id: string }>(moved, [gracePeriods.eventMs]);
  const justMoved = new Set(changed.map(({ id }) => id));
  const sums = new Map<string, number>();
  for (const { source, cents } of paid) sums.set(source, (sums.get(source) ?? 0) + (cents ?? 0));
  const strangers = [...booked.values()].filter(({ id, recent }) => recent && !sums.has(id)).map(({ id }) => id);
  return [...sums.keys(), ...strangers].flatMap((id) => {
    const [has, cents] = [Number(booked.get(id)?.cents ?? 0), sums.get(id) ?? 0];
    if (has === cents || Number(booked.get(id)?.standing ?? 0) === cents || justMoved.has(id)) return [];
    return [`the books have ${has} cents of cards for ${id} of ${owner}, and ${cents} were paid`];
  });
}

function uncaptured(owner: Owner, paid: readonly Paid[], provider: readonly ProviderPayment[]): string[] {
  const known = new Map(provider.map((one) => [one.id, one]));
  return paid.flatMap(({ id, intent, cents, back, isSending, old }) => {
    const { capturedCents: captured, refundedCents: refunded } = known.get(intent ?? '') ?? {
      capturedCents: 0,
      refundedCents: 0,
    };
    if (!old || cents === null) return [];
    return [
      ...(captured === cents
        ? []
        : [`payment ${id} of ${owner} took ${cents} cents; the provider captured ${captured}`]),
      ...(isSending || refunded === back
        ? []
        : [`payment ${id} of ${owner} gave ${back} cents back; the provider refunded ${refunded}`]),
    ];
  });
}
