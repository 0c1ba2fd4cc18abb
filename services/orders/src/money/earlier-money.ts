import { publishEarlier, publishEarlierReturns } from '@hilltop/payments/money/publish-earlier-money.job';

export const EARLIER_MONEY_OF_ORDERS = [
  publishEarlier('orders', 'publish_order_money'),
  publishEarlierReturns('orders'),
];
