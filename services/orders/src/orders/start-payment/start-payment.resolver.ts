import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { StartOrderPaymentResult } from '../../generated/schema-types.js';
import { CurrentProducts } from '../../products/current-products.js';
import { createOrderInput } from '../create-order/create-order.input.js';
import { priceOrder } from '../create-order/price-order.js';
import { OrderRepository } from '../order.repository.js';

const goods = createOrderInput.pick({ items: true, total: true });

/** Starts the payment of an order at current prices. */
@Resolver()
export class StartPaymentResolver {
  constructor(
    private readonly products: CurrentProducts,
    private readonly orders: OrderRepository,
    private readonly payments: PaymentProvider,
  ) {}

  @Mutation('startOrderPayment')
  async start(@Args() given: unknown): Promise<StartOrderPaymentResult> {
    const parsed = parseInput(goods, given);
    if (!parsed.ok) return parsed.refusal;
    const { items, total } = parsed.value;
    await this.products.refresh(items.map(({ productId }) => productId));
    const priced = priceOrder(items, total, await this.orders.productsOf(items));
    if (!('lines' in priced)) return priced;
    const payment = { amountCents: priced.totalCents, chargedLater: false };
    return { __typename: 'PaymentStarted', ...(await this.payments.start(payment)) };
  }
}
