import { creditRequested } from '@hilltop/contracts/bookings/credit-requested';
import { groupDisplaced } from '@hilltop/contracts/bookings/group-displaced';
import { groupRestored } from '@hilltop/contracts/bookings/group-restored';
import { saleRefundRequested } from '@hilltop/contracts/bookings/sale-refund-requested';
import { tourWithdrawn } from '@hilltop/contracts/bookings/tour-withdrawn';
import { productChanged } from '@hilltop/contracts/catalog/product-changed';
import { productCreated } from '@hilltop/contracts/catalog/product-created';
import { productWithdrawn } from '@hilltop/contracts/catalog/product-withdrawn';
import { contentChanged } from '@hilltop/contracts/content/content-changed';
import { erasureRequested } from '@hilltop/contracts/staff/erasure-requested';
import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { subscription } from '@hilltop/platform/messaging/inbox/subscription';
import { MarkToursGoneWhenWithdrawn } from './basket/mark-tours-gone-when-withdrawn.js';
import { AskForSeatsWhenDisplacedOrRestored } from './groups/seats/ask-for-seats-when-displaced-or-restored.js';
import { EraseCustomerWhenRequested } from './personal-data.js';
import { LearnProductWhenPutOnSaleOrChanged } from './products/learn-product-when-put-on-sale-or-changed.js';
import { MarkProductGoneWhenWithdrawn } from './products/mark-product-gone-when-withdrawn.js';
import { IssueCreditWhenRequested } from './sales/issue-credit/issue-credit-when-requested.js';
import { RefundLineWhenRequested } from './sales/refund-line/refund-line-when-requested.js';

export const SUBSCRIPTIONS = [
  subscription({ event: productCreated, durable: 'orders-product-created', react: LearnProductWhenPutOnSaleOrChanged }),
  subscription({ event: productChanged, durable: 'orders-product-changed', react: LearnProductWhenPutOnSaleOrChanged }),
  subscription({ event: productWithdrawn, durable: 'orders-product-withdrawn', react: MarkProductGoneWhenWithdrawn }),
  subscription({ event: tourWithdrawn, durable: 'orders-tour-withdrawn', react: MarkToursGoneWhenWithdrawn }),
  subscription({ event: contentChanged, durable: 'orders-house', react: LearnHouseDetailsWhenChanged }),
  subscription({ event: erasureRequested, durable: 'orders-erasure-requested', react: EraseCustomerWhenRequested }),
  subscription({ event: creditRequested, durable: 'orders-credit-requested', react: IssueCreditWhenRequested }),
  subscription({ event: groupDisplaced, durable: 'orders-group-displaced', react: AskForSeatsWhenDisplacedOrRestored }),
  subscription({ event: groupRestored, durable: 'orders-group-restored', react: AskForSeatsWhenDisplacedOrRestored }),
  subscription({ event: saleRefundRequested, durable: 'orders-sale-refund-requested', react: RefundLineWhenRequested }),
];
