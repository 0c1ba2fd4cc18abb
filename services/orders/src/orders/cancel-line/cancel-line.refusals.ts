import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { formatCents } from '@hilltop/platform/values/cents';
import type { OrderLineQuote } from '../../generated/schema-types.js';
import { type RefundSplit, voucherCentsOf } from '../../vouchers/refund-tenders.js';
import type { Order } from '../order.entity.js';
import { backOf, type CancellationPlan } from './plan-cancellation.js';

export const orderNotFound: Refusal<'OrderNotFound'> = {
  __typename: 'OrderNotFound',
  message: 'There is no such order.',
};

export const notCancelable = (message: string): Refusal<'OrderLineNotCancelable'> => ({
  __typename: 'OrderLineNotCancelable',
  message,
});

export const cancellationKeyReused: Refusal<'OrderKeyReused'> = {
  __typename: 'OrderKeyReused',
  message: 'This Idempotency-Key was already used for a different cancellation.',
};

/** @param split null when nothing was paid */
export function quoteOf(
  order: Order,
  plan: CancellationPlan,
  quantity: number,
  split: RefundSplit | null,
): OrderLineQuote {
  const isPaid = split !== null;
  const shippingCents = isPaid ? plan.shippingCents : 0;
  const cents = isPaid ? plan.cents : 0;
  const tax = isPaid ? plan.taxCents + plan.shippingTaxCents : 0;
  return {
    __typename: 'OrderLineQuote',
    revision: order.revision,
    productName: plan.line.productName,
    quantity,
    goods: formatCents(cents),
    shipping: formatCents(shippingCents),
    tax: formatCents(tax),
    toReturn: formatCents(isPaid ? backOf(plan) : 0),
    toVouchers: formatCents(split ? voucherCentsOf(split) : 0),
    endsOrder: plan.endsOrder,
  };
}
