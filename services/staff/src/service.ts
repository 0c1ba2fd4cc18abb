import { defineService } from '@hilltop/platform/service/define-service';
import { Account } from './accounts/account.entity.js';
import { MIGRATIONS } from './database/migrations.js';
import { Session } from './sessions/session.entity.js';

/** Has no events: sessions and accounts concern nobody else. */
export const staffService = defineService({
  name: 'staff',
  schema: new URL('../schema.graphql', import.meta.url),
  entities: [Account, Session],
  migrations: MIGRATIONS,
  auditGrants: { last_audit: ['SELECT, INSERT, UPDATE'] },
  module: async () => (await import('./app.module.js')).AppModule,
  commands: {
    seed: async () => (await import('./accounts/seed-account/seed-account.command.js')).seedAccountCommand,
    accounts: async () => (await import('./account-command/accounts.command.js')).accountsCommand,
  },
});
