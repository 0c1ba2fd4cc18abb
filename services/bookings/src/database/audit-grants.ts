import { type AuditGrants, auditGrantsOfEvents } from '@hilltop/platform/database/grant-to-audit';

/** What the audit reads here: ids, counts and states, and nothing that a person has typed. */
export const AUDIT_GRANTS: AuditGrants = {
  ...auditGrantsOfEvents,
  // What an event says is held against its booking.
  outbox: ['SELECT (id, position, aggregate_id, subject, event, attempts, recorded_at, published_at)'],
  slots: ['SELECT (id, capacity, taken)'],
  holds: ['SELECT (id, slot_id, places, status, created_at, expires_at)'],
  bookings: [
    'SELECT (id, slot_id, hold_id, places, group_size, total_cents, created_at)',
    'SELECT (payment_intent_id, idempotency_key, confirmation_code)',
  ],
};
