import { ReturnPayment } from '@hilltop/payments/return-payment/return-payment';
import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { type Identity, isStaff } from '@hilltop/platform/identity/identity';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { type InvalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { formatCents } from '@hilltop/platform/values/cents';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BookingsClient } from '../../basket/bookings-client.js';
import { SaleLineLinksDocument } from '../../generated/bookings-queries.js';
import type { OrderTour, PlaceOrderResult, RefusedLine } from '../../generated/schema-types.js';
import { OrderRepository } from '../../orders/order.repository.js';
import { orderView } from '../../orders/order.view.js';
import { SaleRepository } from '../sale.repository.js';
import { orderTourView } from '../sale.views.js';
import { nameOf, type SaleLine } from '../sale-line.entity.js';
import { placeOrderInput } from './place-order.input.js';
import { PlaceOrder } from './place-order.js';

@Resolver()
export class PlaceOrderResolver {
  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly returnPayment: ReturnPayment,
    private readonly sales: SaleRepository,
    private readonly orders: OrderRepository,
    private readonly bookings: BookingsClient,
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
    const views = await this.tourViews(lines);
    const refused = lines.filter(({ state }) => state === 'refused').map(refusedView);
    return { __typename: 'CartPlaced', order: { ...orderView(order), tours: views }, refused, replayed };
  }

  /** Nothing stays authorized. */
  private async refuse(input: object, refusal: InvalidInput): Promise<InvalidInput> {
    await this.returnPayment.ofUnreadable(input);
    return refusal;
  }

  /** Links to the visits are known only to bookings. */
  private async tourViews(lines: readonly SaleLine[]): Promise<OrderTour[]> {
    const booked = lines.filter(({ kind, state }) => kind === 'tour' && state === 'confirmed');
    if (booked.length === 0) return [];
    const lineIds = booked.map(({ id }) => id);
    const { saleLineLinks } = await this.bookings.read(SaleLineLinksDocument, { lineIds });
    const links = new Map(saleLineLinks.map(({ lineId, visitUrl }) => [lineId, visitUrl]));
    return booked.map((line) => ({ ...orderTourView(line), visitUrl: links.get(line.id) ?? null }));
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
