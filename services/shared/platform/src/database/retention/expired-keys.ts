import type { RetentionRule } from './retention-rule.js';

/** How long a request can be repeated. */
const keptDays = 30;

export function expiredKeys(table: string): RetentionRule {
  return {
    table,
    expired: 'created_at < $1 AND idempotency_key IS NOT NULL',
    keptDays,
    blank: 'idempotency_key = NULL',
  };
}
