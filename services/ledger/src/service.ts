import { staffActionRecorded } from '@hilltop/contracts/ledger/staff-action-recorded';
import { defineService } from '@hilltop/platform/service/define-service';
import { MIGRATIONS } from './database/migrations.js';
import { variables } from './env.js';
import { Correction } from './lines/correct-movement/correction.entity.js';
import { MoneyLine } from './lines/money-line.entity.js';
import { UnearnedVisit } from './lines/unearned-visit.entity.js';
import { OPEN_PAGE } from './lines/write-lines.js';
import { SealedDay } from './sealed-days/sealed-day.entity.js';

export const ledgerService = defineService({
  name: 'ledger',
  schema: new URL('../schema.graphql', import.meta.url),
  variables,
  entities: [MoneyLine, UnearnedVisit, SealedDay, Correction],
  migrations: MIGRATIONS,
  functions: [OPEN_PAGE],
  publishes: true,
  staffActions: staffActionRecorded,
  subscribes: true,
  auditGrants: {
    money_lines: [
      'SELECT (id, movement_id, at, business_date, account, cents, tender, kind, source, source_id, cause)',
    ],
    corrections: ['SELECT (movement_id, corrects, at)'],
    sealed_days: ['SELECT (date, line_count, sums, sealed_at)'],
    unearned_visits: ['SELECT (source_id, starts_at)'],
  },
  module: async () => (await import('./app.module.js')).AppModule,
  commands: {
    'verify-days': async () => (await import('./sealed-days/verify-days.command.js')).verifyDaysCommand,
  },
});
