import { type AuditGrants, auditGrantsOfEvents, auditGrantsOfInbox } from '@hilltop/platform/database/grant-to-audit';

/** What the audit reads here: ids, counts and states, and nothing that a person has typed. */
export const AUDIT_GRANTS: AuditGrants = {
  ...auditGrantsOfEvents,
  ...auditGrantsOfInbox,
  orders: ['SELECT (id, order_number, idempotency_key, lines, total_cents, created_at)'],
  cart_items: ['SELECT (id, session_id, product_id, quantity)'],
  known_products: ['SELECT (id, version, price_cents, in_stock, withdrawn)'],
};
