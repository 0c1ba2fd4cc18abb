import { createInterface } from 'node:readline/promises';
import { systemClock } from '@hilltop/platform/clock/clock';
import { connect } from '@hilltop/platform/database/connect';
import { commandEnvironment } from '@hilltop/platform/environment/command-environment';
import { runCommand } from '@hilltop/platform/lifecycle/run-command';
import { createLogger } from '@hilltop/platform/logging/logger';
import { AccountRepository } from './accounts/account.repository.js';
import { accountCommand } from './accounts/account-command/account-command.js';
import { PasswordHasher } from './accounts/password-hasher.js';
import { staffDataSource } from './database/data-source.js';
import { SessionRepository } from './sessions/session.repository.js';

const { DATABASE_URL } = commandEnvironment();
const logger = createLogger({ service: 'staff-accounts', level: 'warn' });

/** The first line of standard input; asked for when that is a terminal. */
async function readPassword(): Promise<string> {
  const input = createInterface({ input: process.stdin });
  if (process.stdin.isTTY) process.stderr.write('Password: ');
  for await (const line of input) return line;
  return '';
}

await runCommand(logger, 'accounts', async () => {
  const dataSource = staffDataSource(DATABASE_URL, logger);
  await connect(dataSource, { logger, withinMs: 10_000 });
  const parts = {
    accounts: new AccountRepository(dataSource),
    sessions: new SessionRepository(dataSource),
    hasher: new PasswordHasher(),
    clock: systemClock,
    readPassword,
    print: (line: string) => process.stdout.write(`${line}\n`),
  };
  return accountCommand(parts, process.argv.slice(2));
});
