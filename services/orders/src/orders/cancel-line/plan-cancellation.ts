import type { Order, OrderLine } from '../order.entity.js';

/** What canceling pieces of a line does. Amounts in US cents. */
export interface CancellationPlan {
  readonly line: OrderLine;
  /** All lines afterwards. */
  readonly lines: OrderLine[];
  readonly cents: number;
  /** The shipping, once nothing is left to send. */
  readonly shippingCents: number;
  /** Sales tax of the pieces. */
  readonly taxCents: number;
  /** Sales tax of the shipping, once it goes back. */
  readonly shippingTaxCents: number;
  /** Nothing is left to hand over. */
  readonly endsOrder: boolean;
}

/** What goes back of a cancellation, in cents. */
export function backOf(
  plan: Pick<CancellationPlan, 'cents' | 'shippingCents' | 'taxCents' | 'shippingTaxCents'>,
): number {
  return plan.cents + plan.shippingCents + plan.taxCents + plan.shippingTaxCents;
}

/** Whether anything went back of a cancellation. */
export function wasPaid({
  refundId,
  voucherCents,
}: {
  readonly refundId: string | null;
  readonly voucherCents: number;
}): boolean {
  return refundId !== null || voucherCents > 0;
}

/** Pieces of a line that were not canceled. */
export const leftOf = ({ quantity, cancelled = 0 }: OrderLine): number => quantity - cancelled;

/** @returns why it cannot be done otherwise */
export function planCancellation(
  { lines, status, shippingCents, taxes }: Pick<Order, 'lines' | 'status' | 'shippingCents' | 'taxes'>,
  position: number,
  quantity: number,
): CancellationPlan | string {
  const line = lines[position];
  const left = line ? leftOf(line) : 0;
  if (status === 'handed_over') {
    return left === 0
      ? 'Nothing is left of this line to cancel.'
      : 'This order is handed over or sent. If it is still here, take it back to packed first.';
  }
  if (!line || left === 0) return 'Nothing is left of this line to cancel.';
  if (quantity > left) return left === 1 ? 'Only one is left of this line.' : `Only ${left} are left of this line.`;
  const after = lines.with(position, { ...line, cancelled: (line.cancelled ?? 0) + quantity });
  const endsOrder = after.every((one) => leftOf(one) === 0);
  const { taxCents: lineTaxCents = 0, discountCents = 0, cancelled = 0 } = line;
  const shareOf = (lineCents: number): number =>
    ofFirst(lineCents, line, quantity + cancelled) - ofFirst(lineCents, line, cancelled);
  const cents = quantity * line.priceCents - shareOf(discountCents);
  const taxCents = shareOf(lineTaxCents);
  const ofShipping = taxes?.find(({ code }) => code === 'shipping')?.cents ?? 0;
  const sent = endsOrder ? { shippingCents, shippingTaxCents: ofShipping } : { shippingCents: 0, shippingTaxCents: 0 };
  return { line, lines: after, cents, taxCents, ...sent, endsOrder };
}

/** What so many pieces have of an amount of their line: all pieces have all of it. */
function ofFirst(lineCents: number, { quantity }: OrderLine, pieces: number): number {
  return Math.floor((lineCents * pieces) / quantity);
}
