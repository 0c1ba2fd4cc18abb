import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { formatCents } from '@hilltop/platform/values/cents';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { OrderCancellation as CancellationView } from '../../generated/schema-types.js';
import { nameOf } from '../../lines/kinds/line-kinds.js';
import { RefundTenders } from '../../vouchers/refund-tenders.js';
import { OrderRepository } from '../order.repository.js';
import { orderView } from '../order.view.js';
import { OrderLinks } from '../order-links.js';
import { OrderCancellation } from './order-cancellation.entity.js';
import { backOf, wasPaid } from './plan-cancellation.js';

/** Returns a cancellation with its order, to the service that mails it. */
@Resolver()
export class OrderCancellationResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderRepository,
    private readonly payments: PaymentProvider,
    private readonly tenders: RefundTenders,
    private readonly links: OrderLinks,
  ) {}

  @Query('orderCancellation')
  async find(@Args('id') id: string): Promise<CancellationView | null> {
    const { manager } = this.dataSource;
    const cancellation = isUuid(id) ? await manager.findOneBy(OrderCancellation, { id }) : null;
    if (!cancellation) return null;
    const { orderId, lineId, quantity, cents, shippingCents, taxCents, shippingTaxCents } = cancellation;
    const order = await this.orders.find(orderId);
    const line = order?.lines.find((one) => one.id === lineId);
    if (!order || !line) throw new Error(`the line of cancellation ${id} is gone`);
    const [back] = await this.tenders.returned(manager, [id]);
    const isPaid = wasPaid(cancellation);
    return {
      name: nameOf(line),
      quantity,
      goods: formatCents(isPaid ? cents : 0),
      shipping: formatCents(isPaid ? shippingCents : 0),
      tax: formatCents(isPaid ? taxCents + shippingTaxCents : 0),
      returned: formatCents(isPaid ? backOf(cancellation) : 0),
      toVouchers: formatCents(cancellation.voucherCents),
      toBlocked: formatCents(back?.blockedCents ?? 0),
      order: { ...orderView(order), charged: this.payments.movesMoney, url: this.links.urlOf(order) },
    };
  }
}
