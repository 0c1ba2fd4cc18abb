import { staffActionRecorded } from '@hilltop/contracts/staff/staff-action-recorded';
import { defineService } from '@hilltop/platform/service/define-service';
import { Account } from './accounts/account.entity.js';
import { LastAuditRow } from './audit/last-audit.entity.js';
import { MIGRATIONS } from './database/migrations.js';
import { variables } from './env.js';
import { Erasure } from './erasures/erasure.entity.js';
import { ErasureReport } from './erasures/erasure-report.entity.js';
import { AccountLink } from './links/account-link.entity.js';
import { StaffAction } from './record/staff-action.entity.js';
import { RecoveryCode } from './second-step/recovery-code.entity.js';
import { TotpFactor } from './second-step/totp-factor.entity.js';
import { Session } from './sessions/session.entity.js';
import { SignInFailure } from './sessions/sign-in/sign-in-failure.entity.js';

export const staffService = defineService({
  name: 'staff',
  schema: new URL('../schema.graphql', import.meta.url),
  entities: [
    Account,
    Session,
    SignInFailure,
    AccountLink,
    TotpFactor,
    RecoveryCode,
    StaffAction,
    Erasure,
    ErasureReport,
    LastAuditRow,
  ],
  migrations: MIGRATIONS,
  publishes: true,
  staffActions: staffActionRecorded,
  subscribes: true,
  variables,
  retention: ({ SESSIONS_KEPT_DAYS: keptDays, STAFF_ACTIONS_KEPT_DAYS }) => [
    { table: 'sessions', expired: 'created_at < $1', keptDays },
    { table: 'sign_in_failures', expired: 'failed_at < $1', keptDays },
    { table: 'account_links', expired: 'expires_at < $1', keptDays },
    { table: 'totp_factors', expired: 'confirmed_at IS NULL AND created_at < $1', keptDays: 1 },
    { table: 'staff_actions', expired: 'recorded_at < $1', keptDays: STAFF_ACTIONS_KEPT_DAYS },
    {
      table: 'erasure_reports',
      expired: 'erasure_id IN (SELECT id FROM erasures WHERE requested_at < $1)',
      keptDays: STAFF_ACTIONS_KEPT_DAYS,
    },
    {
      table: 'erasures',
      expired: 'requested_at < $1 AND NOT EXISTS (SELECT FROM erasure_reports WHERE erasure_id = erasures.id)',
      keptDays: STAFF_ACTIONS_KEPT_DAYS,
    },
  ],
  auditGrants: { last_audit: ['SELECT, INSERT, UPDATE'], staff_actions: ['SELECT (action, target_id)'] },
  module: async () => (await import('./app.module.js')).AppModule,
  commands: {
    seed: async () => (await import('./accounts/seed-account.command.js')).seedAccountCommand,
    accounts: async () => (await import('./accounts.command.js')).accountsCommand,
  },
});
