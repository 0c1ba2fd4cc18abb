import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { signingKey } from '@hilltop/platform/identity/identity-keys';
import { Module } from '@nestjs/common';
import type { Environment } from '../env.js';
import { PromotionsModule } from '../promotions/promotions.module.js';
import { StoreTermsModule } from '../store-terms/store-terms.module.js';
import { VouchersModule } from '../vouchers/vouchers.module.js';
import { AddTour } from './add-tour/add-tour.js';
import { AddTourResolver } from './add-tour/add-tour.resolver.js';
import { AddVoucherResolver } from './add-voucher/add-voucher.resolver.js';
import { BasketRepository } from './basket.repository.js';
import { BookingsClient } from './bookings-client.js';
import { ChangeTour } from './change-tour/change-tour.js';
import { ChangeTourResolver } from './change-tour/change-tour.resolver.js';
import { HoldTour } from './hold-tour.js';
import { RemoveLineResolver } from './remove-line/remove-line.resolver.js';
import { ShowBasket } from './show-basket/show-basket.js';
import { ShowBasketResolver } from './show-basket/show-basket.resolver.js';
import { UseCodeResolver } from './use-code/use-code.resolver.js';

/** Timeout of one replica of bookings, in milliseconds: the gateway waits three seconds for an order. */
const bookingsMs = 1_500;

@Module({
  imports: [PromotionsModule, StoreTermsModule, VouchersModule],
  providers: [
    {
      provide: BookingsClient,
      inject: [ENVIRONMENT],
      useFactory: ({ BOOKINGS_URLS: urls, IDENTITY_PRIVATE_KEY }: Environment) =>
        new BookingsClient({
          audience: 'bookings',
          urls,
          key: signingKey('orders', IDENTITY_PRIVATE_KEY),
          deadlineMs: bookingsMs,
        }),
    },
    BasketRepository,
    ShowBasket,
    ShowBasketResolver,
    HoldTour,
    AddTour,
    AddTourResolver,
    ChangeTour,
    ChangeTourResolver,
    RemoveLineResolver,
    AddVoucherResolver,
    UseCodeResolver,
  ],
  exports: [BasketRepository, BookingsClient, ShowBasket],
})
export class BasketModule {}
