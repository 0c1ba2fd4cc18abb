import type { RetentionRule } from './retention-rule.js';

/** A request is not repeated later than this, in days. */
const keptDays = 30;

/** Takes the idempotency keys out of the rows of a table that has `idempotency_key` and `created_at`. */
export function expiredKeys(table: string): RetentionRule {
  return {
    table,
    expired: 'created_at < $1 AND idempotency_key IS NOT NULL',
    keptDays,
    blank: 'idempotency_key = NULL',
  };
}
