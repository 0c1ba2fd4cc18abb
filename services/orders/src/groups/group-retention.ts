import { expiredKeys } from '@hilltop/platform/database/retention/expired-keys';
import type { RetentionRule } from '@hilltop/platform/database/retention/retention-rule';
import type { Environment } from '../env.js';
import { BLANK_ORGANIZER, BLANK_REASON, isOpen } from '../personal-data.js';
import { ASK_WINDOW_SECONDS } from './ask/request-group-visit.resolver.js';

const HAS_ORGANIZER = `organizer_email <> ''`;
const ENDED_ASK_BEFORE = `state = 'ended' AND accepted_at IS NULL AND ended_at < $1 AND ${HAS_ORGANIZER}`;
const ENDED_GROUP_BEFORE = `state IN ('visited', 'ended') AND coalesce(ended_at, last_start) < $1 AND ${HAS_ORGANIZER}`;
const NEEDS_BEFORE = `state IN ('visited', 'ended') AND coalesce(ended_at, last_start) < $1 AND access_needs IS NOT NULL`;

/** The last document or entry of a group, and nothing of it is owed. Its trigger deletes them. */
const PAPERS_BEFORE = `state IN ('visited', 'ended') AND papers_gone_at IS NULL AND coalesce(ended_at, last_start) < $1
  AND EXISTS (SELECT FROM group_entries e WHERE e.group_id = groups.id)
  AND NOT EXISTS (SELECT FROM group_entries e WHERE e.group_id = groups.id AND e.recorded_at >= $1)
  AND NOT EXISTS (SELECT FROM group_documents d WHERE d.group_id = groups.id AND d.issued_at >= $1)
  AND NOT ${isOpen('groups')}`;

/** A document that a file is for keeps it; a certificate is for all of its organization. One that is in force, or was until then, stays. */
const UNUSED_FILE_BEFORE = `group_id IS NOT NULL AND added_at < $1
  AND NOT EXISTS (SELECT FROM organizations o WHERE o.exempt_file = group_files.name AND o.exempt_until >= $1::timestamptz::date)
  AND NOT EXISTS (SELECT FROM group_documents d JOIN groups g ON g.id = d.group_id
    WHERE CASE group_files.kind WHEN 'certificate'
      THEN g.organization_id = (SELECT of.organization_id FROM groups of WHERE of.id = group_files.group_id)
      ELSE g.id = group_files.group_id END)
  AND NOT EXISTS (SELECT FROM groups g WHERE g.id = group_files.group_id AND g.organizer_email <> '')`;

/** How long what is stored of groups is kept (infra/docs/operations.md). Numbers and amounts stay. */
export function groupRetention({
  CUSTOMERS_KEPT_DAYS,
  GROUP_ASKS_KEPT_DAYS,
  RETURNED_PAYMENTS_KEPT_DAYS,
  GROUP_DOCUMENTS_KEPT_DAYS,
}: Pick<
  Environment,
  'CUSTOMERS_KEPT_DAYS' | 'GROUP_ASKS_KEPT_DAYS' | 'RETURNED_PAYMENTS_KEPT_DAYS' | 'GROUP_DOCUMENTS_KEPT_DAYS'
>): readonly RetentionRule[] {
  return [
    {
      table: 'group_ask_counts',
      expired: `time_window < extract(epoch FROM $1::timestamptz) / ${ASK_WINDOW_SECONDS}`,
      keptDays: 1,
    },
    expiredKeys('groups'),
    { table: 'groups', expired: ENDED_ASK_BEFORE, keptDays: GROUP_ASKS_KEPT_DAYS, blank: BLANK_ORGANIZER },
    { table: 'groups', expired: ENDED_GROUP_BEFORE, keptDays: CUSTOMERS_KEPT_DAYS, blank: BLANK_ORGANIZER },
    { table: 'groups', expired: NEEDS_BEFORE, keptDays: 1, blank: 'access_needs = NULL' },
    {
      table: 'group_changes',
      expired: 'at < $1 AND reason IS NOT NULL',
      keptDays: CUSTOMERS_KEPT_DAYS,
      blank: BLANK_REASON,
    },
    {
      table: 'group_entries',
      expired: 'recorded_at < $1 AND reason IS NOT NULL',
      keptDays: CUSTOMERS_KEPT_DAYS,
      blank: BLANK_REASON,
    },
    {
      table: 'group_payments',
      expired: `state IN ('paid', 'refused') AND created_at < $1`,
      keptDays: RETURNED_PAYMENTS_KEPT_DAYS,
    },
    {
      table: 'invoice_questions',
      expired: 'asked_at < $1 AND reason IS NOT NULL',
      keptDays: CUSTOMERS_KEPT_DAYS,
      blank: BLANK_REASON,
    },
    { table: 'groups', expired: PAPERS_BEFORE, keptDays: GROUP_DOCUMENTS_KEPT_DAYS, blank: 'papers_gone_at = now()' },
    {
      table: 'merged_organizations',
      expired: 'merged_at < $1 AND reason IS NOT NULL',
      keptDays: CUSTOMERS_KEPT_DAYS,
      blank: BLANK_REASON,
    },
    { table: 'group_files', expired: UNUSED_FILE_BEFORE, keptDays: 1 },
    { table: 'group_reminders', expired: 'due_at < $1', keptDays: CUSTOMERS_KEPT_DAYS },
  ];
}
