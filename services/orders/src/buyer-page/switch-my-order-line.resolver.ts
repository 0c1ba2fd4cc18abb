import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { MutationSwitchMyOrderLineArgs, SwitchMyOrderLineResult } from '../generated/schema-types.js';
import { cancelLineFields, cancelLineInput } from '../orders/cancel-line/cancel-line.input.js';
import { SwitchLine } from '../orders/cancel-line/switch-line.js';
import { OrderRepository } from '../orders/order.repository.js';
import { OrderLinks } from '../orders/order-links.js';
import { refuse } from '../refusals.en.js';
import { BuyerViews } from './buyer-views.js';

const switchInput = z.object({
  lineId: cancelLineFields.shape.lineId,
  pickUp: z.boolean(),
  revision: cancelLineInput.shape.revision,
});

/** A line of an order, by the link of its page: picked up, or sent with the others, until it is packed. */
@Resolver()
export class SwitchMyOrderLineResolver {
  constructor(
    private readonly switchLine: SwitchLine,
    private readonly orders: OrderRepository,
    private readonly links: OrderLinks,
    private readonly views: BuyerViews,
  ) {}

  @Mutation('switchMyOrderLine')
  async switch(@Args() given: MutationSwitchMyOrderLineArgs): Promise<SwitchMyOrderLineResult> {
    const parsed = parseInput(switchInput, given);
    if (!parsed.ok) return parsed.refusal;
    const id = this.links.orderIdOf(given.token);
    if (id === undefined) return refuse.OrderNotFound();
    const outcome = await this.switchLine.execute(id, parsed.value);
    const order = outcome === 'not found' ? null : await this.orders.find(id);
    if (!order || outcome === 'not found') return refuse.OrderNotFound();
    const currentOrder = await this.views.of(order);
    if (outcome === 'switched') return currentOrder;
    return refuse.OrderChangedMeanwhile.buyersSwitch[outcome]({ currentOrder });
  }
}
