import { runMigrations } from '@hilltop/platform/database/run-migrations';
import { commandEnvironment } from '@hilltop/platform/environment/command-environment';
import { runCommand } from '@hilltop/platform/lifecycle/run-command';
import { createLogger } from '@hilltop/platform/logging/logger';
import { AUDIT_GRANTS } from './database/audit-grants.js';
import { contactDataSource } from './database/data-source.js';

const { DATABASE_URL, LOG_LEVEL, AUDIT_ROLE } = commandEnvironment();
const logger = createLogger({ service: 'contact-migrate', level: LOG_LEVEL });

await runCommand(logger, 'migrate', async () => {
  await runMigrations(contactDataSource(DATABASE_URL, logger), {
    logger,
    audit: { role: AUDIT_ROLE, grants: AUDIT_GRANTS },
  });
});
