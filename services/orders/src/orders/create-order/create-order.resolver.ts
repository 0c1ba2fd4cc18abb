import { type PaymentAlreadyUsed, paymentAlreadyUsed } from '@hilltop/payments/payment.refusals';
import { ReturnPayment } from '@hilltop/payments/return-payment/return-payment';
import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { type Identity, isStaff } from '@hilltop/platform/identity/identity';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { type InvalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { CreateOrderResult } from '../../generated/schema-types.js';
import { OrderRepository } from '../order.repository.js';
import { orderView } from '../order.view.js';
import { OrderLinks } from '../order-links.js';
import { createOrderInput } from './create-order.input.js';
import { CreateOrder } from './create-order.js';

@Resolver()
export class CreateOrderResolver {
  constructor(
    private readonly createOrder: CreateOrder,
    private readonly returnPayment: ReturnPayment,
    private readonly orders: OrderRepository,
    private readonly links: OrderLinks,
  ) {}

  @Mutation('createOrder')
  async create(
    @Args('input') input: unknown,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
    @CurrentIdentity() identity: Identity,
    @CurrentCaller() caller: string | undefined,
  ): Promise<CreateOrderResult> {
    const parsed = parseInput(createOrderInput, input);
    if (!parsed.ok) return this.refuse(input, parsed.refusal);
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return this.refuse(input, key.refusal);
    const counted = isStaff(identity) ? undefined : caller;
    const outcome = await this.createOrder.execute(parsed.value, key.value.idempotencyKey, counted);
    if (!('order' in outcome)) return outcome;
    const { order, replayed } = outcome;
    return { __typename: 'OrderPlaced', order: { ...orderView(order), url: this.links.urlOf(order.id) }, replayed };
  }

  /** Refunds the payment, unless an earlier attempt has ordered with it. */
  private async refuse(input: unknown, refusal: InvalidInput): Promise<InvalidInput | PaymentAlreadyUsed> {
    const payment = await this.returnPayment.ofUnreadable(input);
    const isUsed = payment !== undefined && (await this.orders.findByPayment(payment)) !== null;
    return isUsed ? paymentAlreadyUsed('order') : refusal;
  }
}
