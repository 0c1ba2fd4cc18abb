import { moneyMoved as moneyMovedInBookings } from '@hilltop/contracts/bookings/money-moved';
import { moneyMoved as moneyMovedInOrders } from '@hilltop/contracts/orders/money-moved';
import { subscription } from '@hilltop/platform/messaging/inbox/subscription';
import { TakeMovementWhenMoneyMoved } from './lines/take-movement/take-movement-when-money-moved.js';

export const SUBSCRIPTIONS = [
  subscription({
    event: moneyMovedInBookings,
    durable: 'ledger-bookings-money-moved',
    react: TakeMovementWhenMoneyMoved,
  }),
  subscription({ event: moneyMovedInOrders, durable: 'ledger-orders-money-moved', react: TakeMovementWhenMoneyMoved }),
];
