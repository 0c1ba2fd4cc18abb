import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { withTimeout } from '@hilltop/platform/async/with-timeout';
import { SubgraphUnavailableError } from '@hilltop/platform/graphql/subgraph-client';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { maskedEmail, maskedPhone } from '@hilltop/platform/values/masked-contact';
import { Inject, Injectable } from '@nestjs/common';
import type { Delivery, Order as OrderView } from '../generated/schema-types.js';
import type { SaleLine } from '../lines/sale-line.entity.js';
import type { Order } from '../orders/order.entity.js';
import { orderView } from '../orders/order.view.js';
import { parcelView } from '../orders/parcel.js';
import { linesForBuyer, TourLinks, type VisitUrls } from '../sales/tour-links.js';

/** How long street and tracking number are shown after the order was handed over. */
const SHOWN_AFTER_MS = 30 * 24 * 60 * 60_000;

/** Shorter than the gateway's for reads. */
const LINKS_MS = 500;

/** Links are forwarded, so they show contact data only as far as the buyer needs. */
@Injectable()
export class BuyerViews {
  constructor(
    private readonly tours: TourLinks,
    private readonly payments: PaymentProvider,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(order: Order): Promise<OrderView> {
    const view = orderView(order);
    return {
      ...view,
      customerEmail: maskedEmail(order.customerEmail),
      delivery: this.deliveryOf(order),
      parcel: this.isLongGone(order) ? null : parcelView(order),
      lines: linesForBuyer(view, await this.linksOf(order.lines)),
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

  /** None while bookings does not answer in time. */
  private async linksOf(lines: readonly SaleLine[]): Promise<VisitUrls> {
    const none: VisitUrls = new Map();
    const links = this.tours.of(lines).catch((error: unknown) => {
      if (error instanceof SubgraphUnavailableError) return none;
      throw error;
    });
    return withTimeout(links, LINKS_MS, () => none);
  }
}
