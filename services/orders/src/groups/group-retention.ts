import { expiredKeys } from '@hilltop/platform/database/retention/expired-keys';
import type { RetentionRule } from '@hilltop/platform/database/retention/retention-rule';
import type { Environment } from '../env.js';
import { BLANK_ORGANIZER, BLANK_REASON } from '../personal-data.js';
import { ASK_WINDOW_SECONDS } from './ask/request-group-visit.resolver.js';

const HAS_ORGANIZER = `organizer_email <> ''`;
const ENDED_ASK_BEFORE = `state = 'ended' AND accepted_at IS NULL AND ended_at < $1 AND ${HAS_ORGANIZER}`;
const ENDED_GROUP_BEFORE = `state IN ('visited', 'ended') AND coalesce(ended_at, last_start) < $1 AND ${HAS_ORGANIZER}`;
const NEEDS_BEFORE = `state IN ('visited', 'ended') AND coalesce(ended_at, last_start) < $1 AND access_needs IS NOT NULL`;

/** Of the accounts: as long as the state may ask for them. */
const FILES_KEPT_DAYS = 1_461;

/** SQL condition: a document that a file is for; a certificate is for all of its organization. */
const OF_FILE = `EXISTS (SELECT FROM group_documents d JOIN groups g ON g.id = d.group_id
  WHERE CASE group_files.kind WHEN 'certificate'
    THEN g.organization_id = (SELECT of.organization_id FROM groups of WHERE of.id = group_files.group_id)
    ELSE g.id = group_files.group_id END`;
/** The certificate of an exemption that is in force, or was until then, stays. */
const UNUSED = `group_id IS NOT NULL AND NOT EXISTS (
  SELECT FROM organizations o WHERE o.exempt_file = group_files.name AND o.exempt_until >= $1::timestamptz::date)`;
const ACCOUNTED_BEFORE = `${UNUSED} AND ${OF_FILE}) AND NOT ${OF_FILE} AND d.issued_at >= $1)`;
const ERASED_BEFORE = `${UNUSED} AND added_at < $1 AND NOT ${OF_FILE})
  AND NOT EXISTS (SELECT FROM groups g WHERE g.id = group_files.group_id AND g.organizer_email <> '')`;

/** How long what is stored of groups is kept (infra/docs/operations.md). Numbers and amounts stay. */
export function groupRetention({
  CUSTOMERS_KEPT_DAYS,
  GROUP_ASKS_KEPT_DAYS,
}: Pick<Environment, 'CUSTOMERS_KEPT_DAYS' | 'GROUP_ASKS_KEPT_DAYS'>): readonly RetentionRule[] {
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
    { table: 'group_files', expired: ACCOUNTED_BEFORE, keptDays: FILES_KEPT_DAYS },
    { table: 'group_files', expired: ERASED_BEFORE, keptDays: 1 },
    { table: 'group_reminders', expired: 'due_at < $1', keptDays: CUSTOMERS_KEPT_DAYS },
  ];
}
