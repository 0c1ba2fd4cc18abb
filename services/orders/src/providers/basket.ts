import { provideClient } from '@hilltop/platform/graphql/subgraph-client';
import { AddTour } from '../basket/add-tour/add-tour.js';
import { AddTourResolver } from '../basket/add-tour/add-tour.resolver.js';
import { AddVoucherResolver } from '../basket/add-voucher.resolver.js';
import { BasketRepository } from '../basket/basket.repository.js';
import { CartAmountsResolver } from '../basket/cart-amounts.resolver.js';
import { ChangeTour } from '../basket/change-tour/change-tour.js';
import { ChangeTourResolver } from '../basket/change-tour/change-tour.resolver.js';
import { RemoveLineResolver } from '../basket/remove-line.resolver.js';
import { SetDonationResolver } from '../basket/set-donation.resolver.js';
import { ShowBasket } from '../basket/show-basket/show-basket.js';
import { ShowBasketResolver } from '../basket/show-basket/show-basket.resolver.js';
import { UseCodeResolver } from '../basket/use-code.resolver.js';
import { BookingsClient } from '../lines/bookings-client.js';
import { HoldTour } from '../lines/hold-tour.js';

/** Timeout per replica of bookings: the gateway waits three seconds for an order. */
const bookingsMs = 1_500;

export const basket = [
  provideClient(BookingsClient, {
    caller: 'orders',
    audience: 'bookings',
    urls: 'BOOKINGS_URLS',
    deadlineMs: bookingsMs,
  }),
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
  SetDonationResolver,
  UseCodeResolver,
  CartAmountsResolver,
];
