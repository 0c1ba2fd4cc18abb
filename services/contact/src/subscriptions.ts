import { erasureRequested } from '@hilltop/contracts/staff/erasure-requested';
import { subscription } from '@hilltop/platform/messaging/inbox/subscription';
import { EraseWriterWhenRequested } from './personal-data/personal-data.js';

/** All subscriptions of this service. */
export const SUBSCRIPTIONS = [
  subscription({ event: erasureRequested, durable: 'contact-erasure-requested', react: EraseWriterWhenRequested }),
];
