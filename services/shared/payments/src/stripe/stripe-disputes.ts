import type Stripe from 'stripe';
import type { DisputeMessage, PaymentListener } from '../payment-provider.js';
import type { OurIntents } from './our-intents.js';

/** Reports only disputes of our payments, whatever their kind. An inquiry moves no money. @param toldAt of the message, in seconds */
export async function reportDispute(
  dispute: Stripe.Dispute,
  toldAt: number,
  intents: OurIntents,
  listener: PaymentListener | undefined,
): Promise<void> {
  const { id: disputeId, status, amount: amountCents, reason, payment_intent, created } = dispute;
  if (status.startsWith('warning_') || status === 'prevented') return;
  const intentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  const intent = await intents.find(intentId ?? '');
  if (!intent) return;
  const { kind, reference } = intent.metadata;
  const payment = kind === 'charge' && reference !== undefined ? reference : intent.id;
  const openedAt = at(movedAt(dispute, 'dispute') ?? created);
  const end = endOf(dispute, toldAt);
  await listener?.disputed({ disputeId, payment, amountCents, reason, openedAt, ...(end && { end }) });
}

/** Money that was lost does not move again. */
function endOf(dispute: Stripe.Dispute, toldAt: number): DisputeMessage['end'] {
  if (dispute.status === 'lost') return { status: 'lost', at: at(toldAt) };
  if (dispute.status !== 'won') return undefined;
  return { status: 'won', at: at(movedAt(dispute, 'dispute_reversal') ?? toldAt) };
}

/** When the account's balance moved, so that the books have it on the same day. Seconds. */
function movedAt({ balance_transactions: moves }: Stripe.Dispute, category: string): number | undefined {
  return moves?.find(({ reporting_category }) => reporting_category === category)?.created;
}

const at = (seconds: number): Date => new Date(seconds * 1_000);
