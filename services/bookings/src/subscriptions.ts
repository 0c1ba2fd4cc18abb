import { erasureRequested } from '@hilltop/contracts/staff/erasure-requested';
import { subscription } from '@hilltop/platform/messaging/inbox/subscription';
import { EraseGuestWhenRequested } from './personal-data/personal-data.js';

/** All events that this service subscribes to. */
export const SUBSCRIPTIONS = [
  subscription({ event: erasureRequested, durable: 'bookings-erasure-requested', react: EraseGuestWhenRequested }),
];
