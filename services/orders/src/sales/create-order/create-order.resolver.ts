import { ReturnPayment } from '@hilltop/payments/return-payment';
import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { type Identity, isStaff } from '@hilltop/platform/identity/identity';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { type InvalidInput, invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { expectedAndGiven, parseCents } from '@hilltop/platform/values/cents';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { CreateOrderResult } from '../../generated/schema-types.js';
import type { GoodsFacts } from '../../lines/kinds/goods.js';
import { OrderRepository } from '../../orders/order.repository.js';
import { orderView } from '../../orders/order.view.js';
import { OrderLinks } from '../../orders/order-links.js';
import { refuse } from '../../refusals.en.js';
import type { Sale } from '../sale.entity.js';
import { SaleRepository } from '../sale.repository.js';
import { createOrderInput } from './create-order.input.js';
import { CreateOrder } from './create-order.js';

/** The order of `POST /api/orders`, with its refusals (product.md §5). */
@Resolver()
export class CreateOrderResolver {
  constructor(
    private readonly createOrder: CreateOrder,
    private readonly returnPayment: ReturnPayment,
    private readonly sales: SaleRepository,
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
    if (!('sale' in outcome)) return outcome;
    const { sale, replayed } = outcome;
    if (sale.state === 'refused') return this.refusalOf(sale);
    const order = await this.orders.find(sale.id);
    if (!order) throw new Error(`order ${sale.id} is gone`);
    return { __typename: 'OrderPlaced', order: { ...orderView(order), url: this.links.urlOf(order) }, replayed };
  }

  /** Nothing stays authorized. */
  private async refuse(input: unknown, refusal: InvalidInput): Promise<InvalidInput> {
    await this.returnPayment.ofUnreadable(input);
    return refusal;
  }

  /** Of a sale, in the words of this mutation: it has items instead of lines of a cart. */
  private async refusalOf({ id, refusal }: Sale): Promise<CreateOrderResult> {
    if (refusal?.__typename === 'PaymentRefused') {
      return invalidInput([{ field: 'paymentIntentId', message: refusal.message }]);
    }
    if (refusal?.__typename !== 'PriceChanged') return refusal as unknown as CreateOrderResult;
    const lines = await this.sales.lines(id);
    const place = lines.findIndex(({ cartLineId }) => cartLineId === refusal.lineId);
    const line = lines[place];
    if (!line) throw new Error(`sale ${id} was refused for a line that it does not have`);
    const { productId, productName, priceCents } = line.facts as GoodsFacts;
    const isCents = (parseCents(`${refusal.is}`) ?? 0) / line.quantity;
    return refuse.PriceMismatch({ line: place + 1, productId, productName, ...expectedAndGiven(isCents, priceCents) });
  }
}
