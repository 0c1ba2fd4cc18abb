import { type AuditGrants, auditGrantsOfEvents, auditGrantsOfInbox } from '@hilltop/platform/database/grant-to-audit';

/** What the audit reads here: ids, counts and states, and nothing that a person has typed. */
export const AUDIT_GRANTS: AuditGrants = {
  ...auditGrantsOfEvents,
  ...auditGrantsOfInbox,
  images: ['SELECT (filename, uploaded_at, removed_at)'],
  renditions: ['SELECT (filename, width, avif_bytes)'],
  image_uses: ['SELECT (product_id, filename, version)'],
};
