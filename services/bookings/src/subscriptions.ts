import { contentChanged } from '@hilltop/contracts/content/content-changed';
import { salePaymentDisputed } from '@hilltop/contracts/orders/sale-payment-disputed';
import { saleRefundEnded } from '@hilltop/contracts/orders/sale-refund-ended';
import { erasureRequested } from '@hilltop/contracts/staff/erasure-requested';
import { staffActionRecorded } from '@hilltop/contracts/staff/staff-action-recorded';
import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { subscription } from '@hilltop/platform/messaging/inbox/subscription';
import { LeaveTimesWhenAccountChanges } from './guide-feed/leave-times-when-account-changes.js';
import { EraseGuestWhenRequested } from './personal-data.js';
import { SettleSaleRefundWhenEnded } from './sale-lines/settle-sale-refund-when-ended.js';
import { ShowDisputeWhenSalePaymentDisputed } from './sale-lines/show-dispute-when-sale-payment-disputed.js';

export const SUBSCRIPTIONS = [
  subscription({ event: contentChanged, durable: 'bookings-house', react: LearnHouseDetailsWhenChanged }),
  subscription({ event: erasureRequested, durable: 'bookings-erasure-requested', react: EraseGuestWhenRequested }),
  subscription({ event: staffActionRecorded, durable: 'bookings-staff-account', react: LeaveTimesWhenAccountChanges }),
  subscription({ event: saleRefundEnded, durable: 'bookings-sale-refund-ended', react: SettleSaleRefundWhenEnded }),
  subscription({
    event: salePaymentDisputed,
    durable: 'bookings-sale-payment-disputed',
    react: ShowDisputeWhenSalePaymentDisputed,
  }),
];
