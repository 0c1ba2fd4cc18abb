import type { AuditGrants } from '@hilltop/platform/database/grant-to-audit';

/** The audit leaves its report here, and sees nothing else. */
export const AUDIT_GRANTS: AuditGrants = {
  last_audit: ['SELECT, INSERT, UPDATE'],
};
