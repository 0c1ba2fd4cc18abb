import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { withTimeout } from '@hilltop/platform/async/with-timeout';
import { SubgraphUnavailableError } from '@hilltop/platform/graphql/subgraph-client';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { maskedEmail, maskedPhone } from '@hilltop/platform/values/masked-contact';
import { Inject, Injectable } from '@nestjs/common';
import type { Delivery, OrderTour, Order as OrderView } from '../generated/schema-types.js';
import { soldOf } from '../lines/kinds/line-kinds.js';
import type { SaleLine } from '../lines/sale-line.entity.js';
import type { Order } from '../orders/order.entity.js';
import { orderView } from '../orders/order.view.js';
import { parcelView } from '../orders/parcel.js';
import { GiftViews } from '../sales/gift-views.js';
import { SaleRepository } from '../sales/sale.repository.js';
import { orderTourView } from '../sales/sale.views.js';
import { TourLinks } from '../sales/tour-links.js';

/** How long street and tracking number are shown after the order was handed over. */
const SHOWN_AFTER_MS = 30 * 24 * 60 * 60_000;

/** Shorter than the gateway's for reads. */
const LINKS_MS = 500;

/** Links are forwarded, so they show contact data only as far as the buyer needs. */
@Injectable()
export class BuyerViews {
  constructor(
    private readonly sales: SaleRepository,
    private readonly tours: TourLinks,
    private readonly gifts: GiftViews,
    private readonly payments: PaymentProvider,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(order: Order): Promise<OrderView> {
    const lines = await this.sales.lines(order.id);
    const view = orderView(order);
    return {
      ...view,
      customerEmail: maskedEmail(order.customerEmail),
      delivery: this.deliveryOf(order),
      parcel: this.isLongGone(order) ? null : parcelView(order),
      tours: await this.toursOf(lines),
      vouchers: await this.gifts.of(lines, true),
      charged: this.payments.movesMoney,
    };
  }

  private isLongGone({ status, statusChangedAt }: Order): boolean {
    const gone = status === 'handed_over' && statusChangedAt ? statusChangedAt.getTime() : Number.POSITIVE_INFINITY;
    return this.clock.now().getTime() >= gone + SHOWN_AFTER_MS;
  }

  private deliveryOf(order: Order): Delivery | null {
    const { delivery } = order;
    if (!delivery) return null;
    const { city, state } = delivery;
    return this.isLongGone(order)
      ? { phone: '', address: '', city, state, zipCode: '' }
      : { ...delivery, phone: maskedPhone(delivery.phone) };
  }

  /** Without their links while bookings does not answer in time. */
  private async toursOf(lines: readonly SaleLine[]): Promise<OrderTour[]> {
    const plain = soldOf(lines, 'tour').map(orderTourView);
    const linked = this.tours.viewsOf(lines).catch((error: unknown) => {
      if (error instanceof SubgraphUnavailableError) return plain;
      throw error;
    });
    return withTimeout(linked, LINKS_MS, () => plain);
  }
}
