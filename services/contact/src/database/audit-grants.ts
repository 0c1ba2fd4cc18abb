import { type AuditGrants, auditGrantsOfEvents } from '@hilltop/platform/database/grant-to-audit';

/** What the audit reads here: ids, counts and states, and nothing that a person has typed. */
export const AUDIT_GRANTS: AuditGrants = {
  ...auditGrantsOfEvents,
  contact_messages: ['SELECT (id, received_at)'],
};
