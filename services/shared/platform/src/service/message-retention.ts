import type { RetentionRule } from '../database/retention/retention-rule.js';
import { streamKeepsMs } from '../messaging/nats/stream-name.js';

const streamKeepsDays = streamKeepsMs / (24 * 60 * 60 * 1000);

/** Twice as long as the stream keeps the event, so that a lost stream can be refilled. */
export const outboxRetention: RetentionRule = {
  table: 'outbox',
  expired: 'published_at < $1',
  keptDays: 2 * streamKeepsDays,
};

/** An event can be redelivered until its outbox row and the stream's copy are gone, and a reaction must run once. */
export const inboxRetention: RetentionRule = {
  table: 'inbox',
  expired: 'handled_at < $1',
  keptDays: 4 * streamKeepsDays,
};

export const deadLetterRetention: RetentionRule = { table: 'dead_letters', expired: 'resolved_at < $1', keptDays: 90 };
