import { moneyMoved as moneyMovedInBookings } from '@hilltop/contracts/bookings/money-moved';
import { personErased as personErasedInBookings } from '@hilltop/contracts/bookings/person-erased';
import { moneyMoved as moneyMovedInOrders } from '@hilltop/contracts/orders/money-moved';
import { personErased as personErasedInOrders } from '@hilltop/contracts/orders/person-erased';
import { subscription } from '@hilltop/platform/messaging/inbox/subscription';
import { TakeMovementWhenMoneyMoved } from './lines/take-movement-when-money-moved.js';
import { BlankReasonsWhenPersonErased } from './personal-data/blank-reasons-when-person-erased.js';

export const SUBSCRIPTIONS = [
  subscription({
    event: moneyMovedInBookings,
    durable: 'ledger-bookings-money-moved',
    react: TakeMovementWhenMoneyMoved,
  }),
  subscription({ event: moneyMovedInOrders, durable: 'ledger-orders-money-moved', react: TakeMovementWhenMoneyMoved }),
  subscription({
    event: personErasedInBookings,
    durable: 'ledger-bookings-person-erased',
    react: BlankReasonsWhenPersonErased,
  }),
  subscription({
    event: personErasedInOrders,
    durable: 'ledger-orders-person-erased',
    react: BlankReasonsWhenPersonErased,
  }),
];
