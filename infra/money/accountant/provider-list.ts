/** The provider's own word, over its API. US cents. */
export interface ProviderPayment {
  readonly id: string;
  readonly status: string;
  readonly capturedCents: number;
  readonly customer: string | null;
  /** A further charge to the card that had paid. */
  readonly isCharge: boolean;
  readonly ageMs: number;
  /** Refunds that did not fail. */
  refundedCents: number;
  /** Of these, not yet at the card. */
  pendingCents: number;
  /** What the buyer's bank took back, and of that what the house won. */
  disputedCents: number;
  wonCents: number;
}

interface Listed {
  readonly id: string;
  readonly status: string;
  readonly created: number;
  readonly amount: number;
  readonly amount_received: number;
  readonly customer?: string;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
}

async function list(url: string, key: string, resource: string): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let more = true; more; ) {
    const after = all.length === 0 ? '' : `&starting_after=${all.at(-1)?.id}`;
    const response = await fetch(`${url}/v1/${resource}?limit=100${after}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const page = (await response.json()) as { data: Listed[]; has_more: boolean };
    all.push(...page.data);
    more = page.has_more;
  }
  return all;
}

/** By id. */
export async function readProvider(url: string, key: string): Promise<Map<string, ProviderPayment>> {
  const payments = new Map<string, ProviderPayment>();
  for (const one of await list(url, key, 'payment_intents')) {
    payments.set(one.id, {
      id: one.id,
      status: one.status,
      capturedCents: one.amount_received,
      customer: one.customer ?? null,
      isCharge: one.metadata.kind === 'charge',
      ageMs: Date.now() - one.created * 1_000,
      refundedCents: 0,
      pendingCents: 0,
      disputedCents: 0,
      wonCents: 0,
    });
  }
  for (const { status, amount, payment_intent } of await list(url, key, 'refunds')) {
    const payment = payments.get(payment_intent);
    if (!payment || status === 'failed') continue;
    payment.refundedCents += amount;
    if (status === 'pending') payment.pendingCents += amount;
  }
  for (const { status, amount, payment_intent } of await list(url, key, 'disputes')) {
    const payment = payments.get(payment_intent);
    if (!payment) continue;
    payment.disputedCents += amount;
    if (status === 'won') payment.wonCents += amount;
  }
  return payments;
}
