import { type AuditGrants, auditGrantsOfInbox } from '@hilltop/platform/database/grant-to-audit';

/** What the audit reads here: ids, counts and states, and nothing that a person has typed. */
export const AUDIT_GRANTS: AuditGrants = {
  dead_letters: ['SELECT (id, origin, subject, attempts, failed_at, resolved_at)'],
  ...auditGrantsOfInbox,
  emails: ['SELECT (id, kind, about, status, created_at)'],
};
