import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { FoodModule } from '../food/food.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { SlotsModule } from '../slots/slots.module.js';
import { VisitsModule } from '../visits/visits.module.js';
import { ConfirmSaleLine } from './confirm-sale-line/confirm-sale-line.js';
import { ConfirmSaleLineResolver } from './confirm-sale-line/confirm-sale-line.resolver.js';
import { HoldSaleLineResolver } from './hold-sale-line/hold-sale-line.resolver.js';
import { ReleaseSaleLine } from './release-sale-line/release-sale-line.js';
import { ReleaseSaleLineResolver } from './release-sale-line/release-sale-line.resolver.js';
import { SaleLineLinksResolver } from './sale-line-links.resolver.js';
import { SettleSaleRefundWhenEnded } from './settle-sale-refund-when-ended.js';

/** Tours among the lines of an order: held in the cart, booked when the order is authorized, let go when it fails. */
@Module({
  imports: [BookingsModule, FoodModule, HoldsModule, SlotsModule, VisitsModule],
  providers: [
    HoldSaleLineResolver,
    ConfirmSaleLine,
    ConfirmSaleLineResolver,
    ReleaseSaleLine,
    ReleaseSaleLineResolver,
    SaleLineLinksResolver,
    SettleSaleRefundWhenEnded,
  ],
})
export class SaleLinesModule {}
