import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource, In } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import { BookingLinks } from '../../bookings/booking-links.js';
import type { SaleLineLink } from '../../generated/schema-types.js';
import { salePayment } from './sale-line.input.js';

/** Returns links to the service that sold the visits. */
@Resolver()
export class SaleLineLinksResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: BookingLinks,
  ) {}

  @Query('saleLineLinks')
  async list(@Args('lineIds') lineIds: string[]): Promise<SaleLineLink[]> {
    const paymentIntentId = In(lineIds.filter(isUuid).map(salePayment));
    const bookings = await this.dataSource.manager.findBy(Booking, { paymentIntentId });
    return bookings.map((booking) => ({ lineId: booking.saleLineId ?? '', visitUrl: this.links.urlOf(booking) }));
  }
}
