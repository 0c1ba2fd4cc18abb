import { defineService } from '@hilltop/platform/service/define-service';
import { Account } from './accounts/account.entity.js';
import { MIGRATIONS } from './database/migrations.js';
import { variables } from './env.js';
import { Session } from './sessions/session.entity.js';

/** Has no events: sessions and accounts concern nobody else. */
export const staffService = defineService({
  name: 'staff',
  schema: new URL('../schema.graphql', import.meta.url),
  entities: [Account, Session],
  migrations: MIGRATIONS,
  variables,
  retention: ({ SESSIONS_KEPT_DAYS: keptDays }) => [
    { table: 'sessions', expired: 'created_at < $1', keptDays },
    { table: 'sign_in_failures', expired: 'failed_at < $1', keptDays },
  ],
  auditGrants: { last_audit: ['SELECT, INSERT, UPDATE'] },
  module: async () => (await import('./app.module.js')).AppModule,
  commands: {
    seed: async () => (await import('./accounts/seed-account/seed-account.command.js')).seedAccountCommand,
    accounts: async () => (await import('./account-command/accounts.command.js')).accountsCommand,
  },
});
