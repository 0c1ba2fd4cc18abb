import type { OrderLineNotCancelable } from '../../generated/refusals.js';
import { kindOf } from '../../lines/kinds/line-kinds.js';
import { discountCentsOf, listCentsOf, type SaleLine } from '../../lines/sale-line.entity.js';
import { refuse } from '../../refusals.en.js';
import { isLeftToSend, type Order } from '../order.entity.js';

/** US cents. */
export interface CancellationPlan {
  readonly line: SaleLine;
  readonly cents: number;
  /** Set once nothing is left to send. */
  readonly shippingCents: number;
  /** Of the pieces. */
  readonly taxCents: number;
  /** Of refunded shipping. */
  readonly shippingTaxCents: number;
  /** Nothing is left to hand over. */
  readonly endsOrder: boolean;
}

/** The whole refund, in cents. */
export function backOf(
  plan: Pick<CancellationPlan, 'cents' | 'shippingCents' | 'taxCents' | 'shippingTaxCents'>,
): number {
  return plan.cents + plan.shippingCents + plan.taxCents + plan.shippingTaxCents;
}

export function wasPaid({
  refundId,
  voucherCents,
}: {
  readonly refundId: string | null;
  readonly voucherCents: number;
}): boolean {
  return refundId !== null || voucherCents > 0;
}

/** Pieces that were not canceled. */
export const leftOf = ({ quantity, cancelled }: Pick<SaleLine, 'quantity' | 'cancelled'>): number =>
  quantity - cancelled;

/** @returns the refusal if it cannot be done */
export function planCancellation(
  { lines, status, shippingCents, taxes }: Pick<Order, 'lines' | 'status' | 'shippingCents' | 'taxes'>,
  lineId: string,
  quantity: number,
): CancellationPlan | OrderLineNotCancelable {
  const line = lines.find(({ id, kind }) => id === lineId && kindOf({ kind }).isCanceledHere);
  const left = line ? leftOf(line) : 0;
  const { fewer, gone, handedOver } = refuse.OrderLineNotCancelable;
  // What is not handed over can be canceled at any time.
  if (status === 'handed_over' && (!line || kindOf(line).isSendable)) {
    return left === 0 ? gone() : handedOver();
  }
  if (!line || left === 0) return gone();
  if (quantity > left) return fewer(left);
  const after = lines.map((one) => (one === line ? { ...one, cancelled: one.cancelled + quantity } : one));
  const endsOrder = kindOf(line).isSendable && after.every((one) => !kindOf(one).isSendable || leftOf(one) === 0);
  const { cancelled } = line;
  const shareOf = (lineCents: number): number =>
    ofFirst(lineCents, line, quantity + cancelled) - ofFirst(lineCents, line, cancelled);
  const cents = shareOf(listCentsOf(line)) - shareOf(discountCentsOf(line));
  const taxCents = shareOf(line.taxCents);
  const ofShipping = taxes?.find(({ code }) => code === 'shipping')?.cents ?? 0;
  const endsSending = lines.some(isLeftToSend) && !after.some(isLeftToSend);
  const sent = endsSending
    ? { shippingCents, shippingTaxCents: ofShipping }
    : { shippingCents: 0, shippingTaxCents: 0 };
  return { line, cents, taxCents, ...sent, endsOrder };
}

/** Rounded down; all pieces have the whole amount. */
function ofFirst(lineCents: number, { quantity }: SaleLine, pieces: number): number {
  return Math.floor((lineCents * pieces) / quantity);
}
