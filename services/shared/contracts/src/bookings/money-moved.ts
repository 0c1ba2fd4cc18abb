import { moneyMovedBy } from '../money-moved.js';

/** Money moved in bookings. */
export const moneyMoved = moneyMovedBy('bookings');
