import { disputesOf } from '@hilltop/payments/disputes/disputes-of';
import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import type { Identity } from '@hilltop/platform/identity/identity';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource, In, Not } from 'typeorm';
import { loaderByBooking } from '../../bookings/loader-by-booking.js';
import type {
  Booking as BookingView,
  Dispute as DisputeView,
  BookingPayment as PaymentView,
  Refund as RefundView,
} from '../../generated/schema-types.js';
import { Payment } from '../../payments/payment.entity.js';
import { Refund, type RefundReason } from '../../payments/refund.entity.js';
import { paymentView, refundView } from './money.views.js';

/** Batched per response. */
@Resolver('Booking')
export class BookingMoneyResolver {
  private readonly refundLoader = loaderByBooking((ids) =>
    this.dataSource.manager.find(Refund, {
      where: { bookingId: In([...ids]), reason: Not<RefundReason>('unused') },
      order: { revision: 'ASC', id: 'ASC' },
    }),
  );
  private readonly paymentLoader = loaderByBooking((ids) =>
    this.dataSource.manager.find(Payment, {
      where: { bookingId: In([...ids]), status: 'used' },
      order: { createdAt: 'ASC' },
    }),
  );

  private readonly disputesOf: ReturnType<typeof disputesOf>;

  constructor(private readonly dataSource: DataSource) {
    this.disputesOf = disputesOf(dataSource, 'booking_id');
  }

  @ResolveField('refunds')
  async refunds(@Parent() { id }: BookingView, @CurrentIdentity() identity: Identity): Promise<RefundView[] | null> {
    return seesAmounts(identity) ? (await this.refundLoader.load(id)).map(refundView) : null;
  }

  @ResolveField('payments')
  async payments(@Parent() { id }: BookingView, @CurrentIdentity() identity: Identity): Promise<PaymentView[] | null> {
    return seesAmounts(identity) ? (await this.paymentLoader.load(id)).map(paymentView) : null;
  }

  @ResolveField('disputes')
  disputes(@Parent() { id }: BookingView, @CurrentIdentity() identity: Identity): Promise<DisputeView[] | null> {
    return this.disputesOf(id, identity);
  }
}

/** Guides see none (product.md §6). */
function seesAmounts(identity: Identity): boolean {
  return identity.role !== 'staff' || identity.staffRole !== 'guide';
}
