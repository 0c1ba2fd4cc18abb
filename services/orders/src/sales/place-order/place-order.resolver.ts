import { ReturnPayment } from '@hilltop/payments/return-payment';
import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { type Identity, isStaff } from '@hilltop/platform/identity/identity';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { type InvalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { formatCents } from '@hilltop/platform/values/cents';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { PlaceOrderResult, RefusedLine } from '../../generated/schema-types.js';
import { nameOf } from '../../lines/kinds/line-kinds.js';
import type { SaleLine } from '../../lines/sale-line.entity.js';
import { OrderRepository } from '../../orders/order.repository.js';
import { orderView } from '../../orders/order.view.js';
import { OrderLinks } from '../../orders/order-links.js';
import { SaleRepository } from '../sale.repository.js';
import { linesForBuyer, TourLinks } from '../tour-links.js';
import { placeOrderInput } from './place-order.input.js';
import { PlaceOrder } from './place-order.js';

@Resolver()
export class PlaceOrderResolver {
  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly returnPayment: ReturnPayment,
    private readonly sales: SaleRepository,
    private readonly orders: OrderRepository,
    private readonly tours: TourLinks,
    private readonly links: OrderLinks,
  ) {}

  @Mutation('placeOrder')
  async place(
    @Args('sessionId') sessionId: string,
    @Args('input') input: object,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
    @CurrentIdentity() identity: Identity,
    @CurrentCaller() caller: string | undefined,
  ): Promise<PlaceOrderResult> {
    const parsed = parseInput(placeOrderInput, { ...input, sessionId });
    if (!parsed.ok) return this.refuse(input, parsed.refusal);
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return this.refuse(input, key.refusal);
    const counted = isStaff(identity) ? undefined : caller;
    const outcome = await this.placeOrder.execute(parsed.value, key.value.idempotencyKey, counted);
    if (!('sale' in outcome)) return outcome;
    const { sale, replayed } = outcome;
    // It was stored as it was answered.
    if (sale.state === 'refused') return sale.refusal as unknown as PlaceOrderResult;
    const lines = await this.sales.lines(sale.id);
    const order = await this.orders.find(sale.id);
    if (!order) throw new Error(`order ${sale.id} is gone`);
    const view = orderView(order);
    const buyersLines = linesForBuyer(view, await this.tours.of(order.lines));
    const refused = lines.filter(({ state }) => state === 'refused').map(refusedView);
    return {
      __typename: 'CartPlaced',
      order: { ...view, lines: buyersLines, url: this.links.urlOf(order) },
      refused,
      replayed,
    };
  }

  /** Nothing stays authorized. */
  private async refuse(input: object, refusal: InvalidInput): Promise<InvalidInput> {
    await this.returnPayment.ofUnreadable(input);
    return refusal;
  }
}

function refusedView(line: SaleLine): RefusedLine {
  return {
    lineId: line.cartLineId,
    name: nameOf(line),
    amount: formatCents(line.cents),
    message: line.refusal?.message ?? '',
  };
}
