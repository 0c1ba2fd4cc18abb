import { systemClock } from '@hilltop/platform/clock/clock';
import { connect } from '@hilltop/platform/database/connect';
import { readEnvironment } from '@hilltop/platform/environment/read-environment';
import { serviceVariables } from '@hilltop/platform/environment/service-variables';
import { runCommand } from '@hilltop/platform/lifecycle/run-command';
import { createLogger } from '@hilltop/platform/logging/logger';
import { z } from 'zod';
import { AccountRepository } from './accounts/account.repository.js';
import { MIN_PASSWORD_LENGTH, PasswordHasher } from './accounts/password-hasher.js';
import { staffDataSource } from './database/data-source.js';

const environment = readEnvironment(
  z.object({
    DATABASE_URL: serviceVariables.DATABASE_URL,
    LOG_LEVEL: serviceVariables.LOG_LEVEL,
    /** The demo account. */
    HILLTOP_STAFF_EMAIL: z.email(),
    HILLTOP_STAFF_PASSWORD: z.string().min(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`),
  }),
);
const logger = createLogger({ service: 'staff-seed', level: environment.LOG_LEVEL });

await runCommand(logger, 'seed', async () => {
  const dataSource = staffDataSource(environment.DATABASE_URL, logger);
  await connect(dataSource, { logger, withinMs: 30_000 });
  const accounts = new AccountRepository(dataSource);
  const hash = await new PasswordHasher().hash(environment.HILLTOP_STAFF_PASSWORD);
  const known = await accounts.findByEmail(environment.HILLTOP_STAFF_EMAIL);
  // The password that is set is the one that the banner names, also after it was given by hand.
  if (known) await accounts.setPassword(known.id, hash);
  else await accounts.add(environment.HILLTOP_STAFF_EMAIL, 'Front desk', hash, systemClock.now());
  logger.info({ added: !known }, 'demo account ready');
  await dataSource.destroy();
});
