import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { CorrectMyOrderResult, MutationCorrectMyOrderArgs } from '../generated/schema-types.js';
import { CorrectDelivery } from '../orders/correct-delivery/correct-delivery.js';
import { deliveryCorrection } from '../orders/correct-delivery/delivery-correction.input.js';
import { OrderRepository } from '../orders/order.repository.js';
import { OrderLinks } from '../orders/order-links.js';
import { refuse } from '../refusals.en.js';
import { BuyerViews } from './buyer-views.js';

/** The address of an order, by the link of its page, until it is packed. */
@Resolver()
export class CorrectMyOrderResolver {
  constructor(
    private readonly correctDelivery: CorrectDelivery,
    private readonly orders: OrderRepository,
    private readonly links: OrderLinks,
    private readonly views: BuyerViews,
  ) {}

  @Mutation('correctMyOrder')
  async correct(@Args() { token, input }: MutationCorrectMyOrderArgs): Promise<CorrectMyOrderResult> {
    const parsed = parseInput(deliveryCorrection, input);
    if (!parsed.ok) return parsed.refusal;
    const id = this.links.orderIdOf(token);
    if (id === undefined) return refuse.OrderNotFound();
    const outcome = await this.correctDelivery.execute(id, parsed.value, undefined);
    const order = outcome === 'not found' ? null : await this.orders.find(id);
    if (!order || outcome === 'not found') return refuse.OrderNotFound();
    const currentOrder = await this.views.of(order);
    if (outcome === 'corrected') return currentOrder;
    return refuse.OrderChangedMeanwhile.buyersCorrect[outcome]({ currentOrder });
  }
}
