import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../env.js';
import { CurrentProducts } from '../products/current-products.js';
import { CountedStock } from '../stock/counted-stock.js';
import { VoucherLedger } from '../vouchers/voucher-ledger.js';
import { BookingsClient } from './bookings-client.js';
import { HoldTour } from './hold-tour.js';

/** Whom the kinds ask: bookings has the seats, catalog the stock, this service the vouchers. */
@Injectable()
export class LineOwners {
  constructor(
    readonly bookings: BookingsClient,
    readonly holdTour: HoldTour,
    readonly products: CurrentProducts,
    readonly stock: CountedStock,
    readonly vouchers: VoucherLedger,
    @Inject(ENVIRONMENT) readonly environment: Pick<Environment, 'VENUE_TIME_ZONE'>,
    @Inject(CLOCK) readonly clock: Clock,
  ) {}
}
