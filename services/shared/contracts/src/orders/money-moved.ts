import { moneyMovedBy } from '../money-moved.js';

/** Money moved in orders. */
export const moneyMoved = moneyMovedBy('orders');
