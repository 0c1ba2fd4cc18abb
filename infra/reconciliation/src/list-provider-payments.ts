import type { ProviderPayment } from './reconciliation-context.ts';

const DAYS = 8;

interface Intent {
  readonly id: string;
  readonly status: string;
  readonly amount_received: number;
  readonly latest_charge: { readonly amount: number; readonly amount_refunded: number } | null;
  /** Seconds. */
  readonly created: number;
  readonly metadata: { readonly service?: string };
}

/** What Hilltop's services began at Stripe within a bit more than a week. @param key may read payments */
export async function listProviderPayments(key: string, apiUrl = 'https://api.stripe.com'): Promise<ProviderPayment[]> {
  const now = Date.now();
  const all: Intent[] = [];
  for (let more = true; more; ) {
    const url = new URL('/v1/payment_intents', apiUrl);
    url.searchParams.set('limit', '100');
    url.searchParams.set('expand[]', 'data.latest_charge');
    url.searchParams.set('created[gte]', String(Math.floor(now / 1_000) - DAYS * 86_400));
    const last = all.at(-1);
    if (last) url.searchParams.set('starting_after', last.id);
    const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
    if (!response.ok) throw new Error(`Stripe did not list its payments (${response.status})`);
    const page = (await response.json()) as { data: Intent[]; has_more: boolean };
    all.push(...page.data);
    more = page.has_more;
  }
  return all.filter(({ metadata }) => metadata.service !== undefined).map((intent) => paymentOf(intent, now));
}

/** The part of an authorization that was not captured counts as refunded at Stripe. */
function paymentOf({ id, status, amount_received, latest_charge, created }: Intent, now: number): ProviderPayment {
  const refundedCents =
    amount_received > 0 && latest_charge ? latest_charge.amount_refunded - (latest_charge.amount - amount_received) : 0;
  return { id, status, capturedCents: amount_received, refundedCents, ageMs: now - created * 1_000 };
}
