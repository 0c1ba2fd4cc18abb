import { StartPayment } from '@hilltop/payments/started-payments/start-payment';
import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { StartOrderPaymentResult } from '../../generated/schema-types.js';
import { CurrentProducts } from '../../products/current-products.js';
import { StoreTermsRepository } from '../../store-terms/store-terms.repository.js';
import { chargesMismatch, chargesOf } from '../create-order/charges.js';
import { orderCost } from '../create-order/create-order.input.js';
import { priceOrder } from '../create-order/price-order.js';
import { OrderRepository } from '../order.repository.js';

/** Starts a payment at current prices, with shipping. */
@Resolver()
export class StartPaymentResolver {
  constructor(
    private readonly products: CurrentProducts,
    private readonly orders: OrderRepository,
    private readonly terms: StoreTermsRepository,
    private readonly startPayment: StartPayment,
  ) {}

  @Mutation('startOrderPayment')
  async start(@Args() given: unknown, @CurrentCaller() caller: string | undefined): Promise<StartOrderPaymentResult> {
    const parsed = parseInput(orderCost, given);
    if (!parsed.ok) return parsed.refusal;
    const { items, total, shipping, tax } = parsed.value;
    await this.products.refresh(items.map(({ productId }) => productId));
    const products = await this.orders.productsOf(items);
    const priced = priceOrder(items, total, products);
    if (!('lines' in priced)) return priced;
    const due = chargesOf(items, products, shipping !== null && shipping > 0, await this.terms.now());
    const mismatch = chargesMismatch(due, { shippingCents: shipping ?? 0, taxCents: tax });
    if (mismatch) return mismatch;
    const payment = { amountCents: priced.totalCents + due.shippingCents + due.taxCents, chargedLater: false };
    return this.startPayment.execute(payment, { what: 'orders', field: 'total', caller });
  }
}
