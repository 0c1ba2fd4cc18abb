import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Order as OrderView } from '../../generated/schema-types.js';
import { OrderRepository } from '../order.repository.js';
import { orderView } from '../order.view.js';

/** Returns an order with the buyer's name and address, to services only. */
@Resolver()
export class OrderReceiptResolver {
  constructor(
    private readonly orders: OrderRepository,
    private readonly payments: PaymentProvider,
  ) {}

  @Query('orderReceipt')
  async receipt(@Args('orderId') id: string): Promise<OrderView | null> {
    const order = isUuid(id) ? await this.orders.find(id) : null;
    return order && { ...orderView(order), charged: this.payments.movesMoney };
  }
}
