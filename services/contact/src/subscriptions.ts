import { contentChanged } from '@hilltop/contracts/content/content-changed';
import { erasureRequested } from '@hilltop/contracts/staff/erasure-requested';
import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { subscription } from '@hilltop/platform/messaging/inbox/subscription';
import { EraseWriterWhenRequested } from './personal-data.js';

export const SUBSCRIPTIONS = [
  subscription({ event: contentChanged, durable: 'contact-house', react: LearnHouseDetailsWhenChanged }),
  subscription({ event: erasureRequested, durable: 'contact-erasure-requested', react: EraseWriterWhenRequested }),
];
