import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { formatCents } from '@hilltop/platform/values/cents';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type {
  CancelOrderLineResult,
  MutationCancelOrderLineArgs,
  OrderLineCancelled,
  OrderLineQuote,
  QueryQuoteOrderLineArgs,
  QuoteOrderLineResult,
} from '../../generated/schema-types.js';
import { nameOf } from '../../lines/kinds/line-kinds.js';
import { refuse } from '../../refusals.en.js';
import { blockedCentsOf, type RefundSplit, voucherCentsOf } from '../../vouchers/refund-tenders.js';
import type { Order } from '../order.entity.js';
import { OrderRepository } from '../order.repository.js';
import { orderView } from '../order.view.js';
import {
  type CancelLineFields,
  type CancelLineRequest,
  cancelLineFields,
  cancelLineInput,
} from './cancel-line.input.js';
import { CancelOrderLine } from './cancel-order-line.js';
import { OrderCancellation } from './order-cancellation.entity.js';
import { backOf, type CancellationPlan, planCancellation, wasPaid } from './plan-cancellation.js';

/** @param split null when nothing was paid */
function quoteOf(order: Order, plan: CancellationPlan, quantity: number, split: RefundSplit | null): OrderLineQuote {
  const isPaid = split !== null;
  const shippingCents = isPaid ? plan.shippingCents : 0;
  const cents = isPaid ? plan.cents : 0;
  const tax = isPaid ? plan.taxCents + plan.shippingTaxCents : 0;
  return {
    __typename: 'OrderLineQuote',
    revision: order.revision,
    name: nameOf(plan.line),
    quantity,
    goods: formatCents(cents),
    shipping: formatCents(shippingCents),
    tax: formatCents(tax),
    toReturn: formatCents(isPaid ? backOf(plan) : 0),
    toVouchers: formatCents(split ? voucherCentsOf(split) : 0),
    toBlocked: formatCents(split ? blockedCentsOf(split) : 0),
    endsOrder: plan.endsOrder,
  };
}

/** A quote says what canceling does. The mutation does exactly that, or returns a new quote. */
@Resolver()
export class CancelOrderLineResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderRepository,
    private readonly cancelOrderLine: CancelOrderLine,
  ) {}

  @Query('quoteOrderLine')
  async quote(@Args() given: QueryQuoteOrderLineArgs): Promise<QuoteOrderLineResult> {
    const parsed = parseInput(cancelLineFields, given);
    if (!parsed.ok) return parsed.refusal;
    return this.quoteFor(parsed.value);
  }

  @Mutation('cancelOrderLine')
  async cancel(
    @Args() given: MutationCancelOrderLineArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<CancelOrderLineResult> {
    const parsed = parseInput(cancelLineInput, given);
    if (!parsed.ok) return parsed.refusal;
    const request = parsed.value;
    const order = await this.find(request.orderId);
    if (!order) return refuse.OrderNotFound();
    const earlier = await this.answeredBefore(request, order);
    if (earlier) return earlier;
    const plan = planCancellation(order, request.lineId, request.quantity);
    if ('__typename' in plan) return plan;
    const payment = await this.cancelOrderLine.paymentOf(order.id);
    const isDone =
      order.revision === request.revision && (await this.cancelOrderLine.execute(request, plan, payment, staff));
    const after = await this.orders.find(order.id);
    if (!after) return refuse.OrderNotFound();
    if (isDone) return cancelledView(after, formatCents(payment ? backOf(plan) : 0));
    return (await this.answeredBefore(request, after)) ?? this.changed(request);
  }

  private async quoteFor({ orderId, lineId, quantity }: CancelLineFields): Promise<QuoteOrderLineResult> {
    const order = await this.find(orderId);
    if (!order) return refuse.OrderNotFound();
    const plan = planCancellation(order, lineId, quantity);
    if ('__typename' in plan) return plan;
    return quoteOf(order, plan, quantity, await this.cancelOrderLine.splitFor(orderId, plan));
  }

  private async find(id: string): Promise<Order | null> {
    return isUuid(id) ? this.orders.find(id) : null;
  }

  private async changed(request: CancelLineRequest): Promise<CancelOrderLineResult> {
    const quote = await this.quoteFor(request);
    return 'toReturn' in quote ? refuse.OrderLineQuoteChanged({ quote }) : quote;
  }

  /** The result of an earlier request with this key. */
  private async answeredBefore(
    { orderId, idempotencyKey, lineId, quantity, revision }: CancelLineRequest,
    order: Order,
  ): Promise<CancelOrderLineResult | undefined> {
    if (idempotencyKey === null) return undefined;
    const earlier = await this.dataSource.manager.findOneBy(OrderCancellation, { orderId, idempotencyKey });
    if (!earlier) return undefined;
    const isSame = earlier.lineId === lineId && earlier.quantity === quantity && earlier.revision === revision + 1;
    if (!isSame) return refuse.OrderKeyReused.cancellation();
    const cents = wasPaid(earlier) ? backOf(earlier) : 0;
    return cancelledView(order, formatCents(cents));
  }
}

const cancelledView = (order: Order, returned: string): OrderLineCancelled => ({
  __typename: 'OrderLineCancelled',
  order: orderView(order),
  returned,
});
