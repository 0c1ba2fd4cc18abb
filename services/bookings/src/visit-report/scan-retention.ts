import type { RetentionRule } from '@hilltop/platform/database/retention/retention-rule';
import { SCANS_KEPT_DAYS } from '../opening/schedule/own-times.js';
import { KEEP_VISITS, VISIT_IS_OVER } from './visit-report.statements.js';

/** Eighteen months: until then a buyer's bank may ask whether the party came. */
const BANKS_ASK_DAYS = 548;

const IS_OLD = `(date < $1 OR received_at < $1) AND ${VISIT_IS_OVER}`;

/** What people wrote goes first. Who came is counted when the rest goes. */
export const SCAN_RETENTION: readonly RetentionRule[] = [
  {
    table: 'scans',
    expired: `${IS_OLD} AND (reason IS NOT NULL OR device_label IS NOT NULL)`,
    keptDays: SCANS_KEPT_DAYS,
    blank: 'reason = NULL, device_label = NULL',
  },
  { table: 'scans', expired: IS_OLD, keptDays: BANKS_ASK_DAYS, keep: KEEP_VISITS },
];
