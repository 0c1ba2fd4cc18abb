import { createInterface } from 'node:readline/promises';
import { connect } from '@hilltop/platform/database/connect';
import { systemClock } from '@hilltop/platform/lifecycle/clock';
import { defineCommand } from '@hilltop/platform/service/define-service';
import { AccountRepository } from '../accounts/account.repository.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { SecondStepRepository } from '../second-step/second-step.repository.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { accountCommand } from './account-command.js';

/** The first line of standard input, with a prompt on a terminal. */
async function readPassword(): Promise<string> {
  const input = createInterface({ input: process.stdin });
  if (process.stdin.isTTY) process.stderr.write('Password: ');
  for await (const line of input) return line;
  return '';
}

/** `accounts add | password | disable | enable | forget-app | list`, for ops. */
export const accountsCommand = defineCommand({
  run: async ({ dataSource, logger, argv }) => {
    await connect(dataSource, { logger, withinMs: 10_000 });
    const parts = {
      dataSource,
      secondSteps: new SecondStepRepository(dataSource),
      accounts: new AccountRepository(dataSource),
      sessions: new SessionRepository(dataSource),
      hasher: new PasswordHasher(),
      clock: systemClock,
      readPassword,
      print: (line: string) => process.stdout.write(`${line}\n`),
    };
    return accountCommand(parts, argv);
  },
});
