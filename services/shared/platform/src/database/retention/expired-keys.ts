import type { RetentionRule } from './retention-rule.js';

/** How long a request can be repeated, in days. */
const keptDays = 30;

/** Blanks the idempotency keys of a table with `idempotency_key` and `created_at`. */
export function expiredKeys(table: string): RetentionRule {
  return {
    table,
    expired: 'created_at < $1 AND idempotency_key IS NOT NULL',
    keptDays,
    blank: 'idempotency_key = NULL',
  };
}
