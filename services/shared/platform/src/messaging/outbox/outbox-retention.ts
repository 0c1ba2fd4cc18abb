import type { RetentionRule } from '../../database/retention/retention-rule.js';
import { streamKeepsMs } from '../nats/stream-name.js';

/** Published rows are kept twice as long as the stream keeps the event, so that a lost stream can be filled again. */
export const outboxRetention: RetentionRule = {
  table: 'outbox',
  expired: 'published_at < $1',
  keptDays: (2 * streamKeepsMs) / (24 * 60 * 60 * 1000),
};
