import { contentChanged } from '@hilltop/contracts/content/content-changed';
import { LearnHouseDetailsWhenChanged } from '@hilltop/platform/house/learn-house-details-when-changed';
import { subscription } from '@hilltop/platform/messaging/inbox/subscription';
import { QueueMails } from './emails/queue-mails.js';
import { ALL_MAILS } from './mails.js';

/** Several mails can follow an event; its one consumer queues them all. */
const eventsOfMails = new Map(ALL_MAILS.flatMap(({ events }) => events).map((of) => [of.durable, of.event]));

export const SUBSCRIPTIONS = [
  ...[...eventsOfMails].map(([durable, event]) => subscription({ event, durable, react: QueueMails })),
  subscription({ event: contentChanged, durable: 'notifications-house', react: LearnHouseDetailsWhenChanged }),
];
