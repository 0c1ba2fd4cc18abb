import { type AuditGrants, auditGrantsOfEvents } from '@hilltop/platform/database/grant-to-audit';

/** What the audit reads here: ids, counts and states, and nothing that a person has typed. */
export const AUDIT_GRANTS: AuditGrants = {
  ...auditGrantsOfEvents,
  products: ['SELECT (id, version, price_cents, in_stock, image, created_at, withdrawn_at)'],
};
