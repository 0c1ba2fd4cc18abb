import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import type { Identity } from '@hilltop/platform/identity/identity';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import { DataSource, In, Not } from 'typeorm';
import type { Booking as BookingView, Refund as RefundView } from '../../generated/schema-types.js';
import { Refund } from '../../payments/refund.entity.js';
import { refundView } from './refund.view.js';

/** Reads the refunds of the bookings of one answer by one statement. */
@Resolver('Booking')
export class BookingRefundsResolver {
  private readonly loader = new DataLoader<string, RefundView[]>((ids) => this.find(ids), {
    cache: false,
    maxBatchSize: 100,
    batchScheduleFn: setImmediate,
  });

  constructor(private readonly dataSource: DataSource) {}

  @ResolveField('refunds')
  async refunds(@Parent() booking: BookingView, @CurrentIdentity() identity: Identity): Promise<RefundView[] | null> {
    // Guides see no amounts (product.md §6).
    if (identity.role === 'staff' && identity.staffRole === 'guide') return null;
    return this.loader.load(booking.id);
  }

  private async find(ids: readonly string[]): Promise<RefundView[][]> {
    const refunds = await this.dataSource.manager.find(Refund, {
      where: { bookingId: In([...ids]), reason: Not('unused') },
      order: { revision: 'ASC', id: 'ASC' },
    });
    return ids.map((id) => refunds.filter(({ bookingId }) => bookingId === id).map(refundView));
  }
}
