import { PaymentsModule } from '@hilltop/payments/payments.module';
import { provideClient } from '@hilltop/platform/graphql/subgraph-client';
import { callOrWrite } from '@hilltop/platform/house/call-us';
import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { MarkToursGoneWhenWithdrawn } from './basket/mark-tours-gone-when-withdrawn.js';
import { AddToCart } from './carts/add-to-cart/add-to-cart.js';
import { AddToCartResolver } from './carts/add-to-cart/add-to-cart.resolver.js';
import { CartRepository } from './carts/cart.repository.js';
import { ClearCartResolver } from './carts/clear-cart.resolver.js';
import { RemoveFromCartResolver } from './carts/remove-from-cart.resolver.js';
import { SetCartQuantityResolver } from './carts/set-cart-quantity.resolver.js';
import { ShowCartResolver } from './carts/show-cart.resolver.js';
import { AskForSeatsWhenDisplacedOrRestored } from './groups/seats/ask-for-seats-when-displaced-or-restored.js';
import { LineOwners } from './lines/line-owners.js';
import { EraseCustomerWhenRequested } from './personal-data.js';
import { CatalogClient } from './products/catalog-client.js';
import { CurrentProducts } from './products/current-products.js';
import { LearnProductWhenPutOnSaleOrChanged } from './products/learn-product-when-put-on-sale-or-changed.js';
import { MarkProductGoneWhenWithdrawn } from './products/mark-product-gone-when-withdrawn.js';
import { basket } from './providers/basket.js';
import { groups } from './providers/groups.js';
import { placedOrders } from './providers/placed-orders.js';
import { vouchersAndCodes } from './providers/vouchers-and-codes.js';
import { CreateOrder } from './sales/create-order/create-order.js';
import { CreateOrderResolver } from './sales/create-order/create-order.resolver.js';
import { DriveSale } from './sales/drive-sale/drive-sale.js';
import { EndSale } from './sales/drive-sale/end-sale.js';
import { FinishSalesJob } from './sales/drive-sale/finish-sales.job.js';
import { IssueCreditWhenRequested } from './sales/issue-credit/issue-credit-when-requested.js';
import { OrderDonationResolver } from './sales/order-donation.resolver.js';
import { OrderMoneyResolver } from './sales/order-money.resolver.js';
import { OrderVoucherResolver } from './sales/order-voucher.resolver.js';
import { PlaceOrder } from './sales/place-order/place-order.js';
import { PlaceOrderResolver } from './sales/place-order/place-order.resolver.js';
import { LineRefundsResolver } from './sales/refund-line/line-refunds.resolver.js';
import { RefundLineWhenRequested } from './sales/refund-line/refund-line-when-requested.js';
import { RefundSplitResolver } from './sales/refund-line/refund-split.resolver.js';
import { TellOfCards } from './sales/refund-line/tell-of-cards.js';
import { SaleRepository } from './sales/sale.repository.js';
import { RETURN_RULE } from './sales/sale.statements.js';
import { Sell } from './sales/sell/sell.js';
import { StartBasketPaymentResolver } from './sales/start-basket-payment.resolver.js';
import { TourLinks } from './sales/tour-links.js';
import { CountedStock } from './stock/counted-stock.js';
import { SetShipping } from './store-terms/set-shipping/set-shipping.js';
import { SetShippingResolver } from './store-terms/set-shipping/set-shipping.resolver.js';
import { StoreTermsRepository } from './store-terms/store-terms.repository.js';
import { StoreTermsResolver } from './store-terms/store-terms.resolver.js';
import { SUBSCRIPTIONS } from './subscriptions.js';
import { ConfirmRateResolver } from './tax/confirm-rate.resolver.js';
import { SetRateResolver } from './tax/set-rate.resolver.js';
import { TaxRepository } from './tax/tax.repository.js';
import { TaxCodes } from './tax/tax-codes.js';
import { TaxCodesResolver } from './tax/tax-codes.resolver.js';

/** Timeout per replica of catalog: the gateway waits three seconds for an order. */
const catalogMs = 1_000;

const products = [
  provideClient(CatalogClient, { caller: 'orders', audience: 'catalog', urls: 'CATALOG_URLS', deadlineMs: catalogMs }),
  CurrentProducts,
  LearnProductWhenPutOnSaleOrChanged,
  MarkProductGoneWhenWithdrawn,
  MarkToursGoneWhenWithdrawn,
];

const carts = [
  CartRepository,
  AddToCart,
  AddToCartResolver,
  SetCartQuantityResolver,
  RemoveFromCartResolver,
  ClearCartResolver,
  ShowCartResolver,
];

/** See product.md §18. */
const stock = [CountedStock];

/** Charged beside the products, as managers set it. */
const storeTerms = [
  StoreTermsRepository,
  StoreTermsResolver,
  SetShipping,
  SetShippingResolver,
  TaxRepository,
  TaxCodes,
  TaxCodesResolver,
  SetRateResolver,
  ConfirmRateResolver,
];

/** See product.md §18. */
const sales = [
  SaleRepository,
  LineOwners,
  EndSale,
  DriveSale,
  FinishSalesJob,
  Sell,
  CreateOrder,
  CreateOrderResolver,
  PlaceOrder,
  PlaceOrderResolver,
  StartBasketPaymentResolver,
  OrderMoneyResolver,
  OrderVoucherResolver,
  OrderDonationResolver,
  RefundLineWhenRequested,
  IssueCreditWhenRequested,
  AskForSeatsWhenDisplacedOrRestored,
  LineRefundsResolver,
  RefundSplitResolver,
  TourLinks,
];

@Module({
  imports: [
    InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS }),
    PaymentsModule.forRoot('orders', RETURN_RULE, TellOfCards),
  ],
  providers: [
    ...products,
    ...carts,
    ...stock,
    ...storeTerms,
    ...vouchersAndCodes,
    ...placedOrders,
    ...basket,
    ...sales,
    ...groups,
    EraseCustomerWhenRequested,
    LearnHouseDetailsWhenChanged,
    ...callOrWrite('TooManyPurchases', 'TooManyVoucherLookups', 'TooManyGroupAsks'),
  ],
})
export class AppModule {}
