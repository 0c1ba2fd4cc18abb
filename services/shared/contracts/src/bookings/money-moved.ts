import { moneyMovedBy } from '../money-moved.js';

export const moneyMoved = moneyMovedBy('bookings');
