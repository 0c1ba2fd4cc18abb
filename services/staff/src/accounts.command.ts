import { createInterface } from 'node:readline/promises';
import { connect } from '@hilltop/platform/database/connect';
import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { type Clock, systemClock } from '@hilltop/platform/lifecycle/clock';
import { defineCommand } from '@hilltop/platform/service/define-service';
import { cleanEmail, isEmail } from '@hilltop/platform/values/typed-email';
import type { DataSource } from 'typeorm';
import { AccountRepository } from './accounts/account.repository.js';
import { PasswordHasher } from './accounts/password-hasher.js';
import { passwordProblem } from './accounts/password-policy.js';
import { SecondStepRepository } from './second-step/second-step.repository.js';
import { SessionRepository } from './sessions/session.repository.js';

const usage = [
  'usage: accounts add <e-mail> <name>     a manager; password on standard input',
  '       accounts password <e-mail>       new password on standard input; ends all sessions',
  '       accounts disable <e-mail>        at once: ends all sessions',
  '       accounts enable <e-mail>',
  '       accounts forget-app <e-mail>     when the phone and the recovery codes are lost; ends all sessions',
  '       accounts list',
].join('\n');

interface AccountCommandParts {
  readonly dataSource: DataSource;
  readonly secondSteps: SecondStepRepository;
  readonly accounts: AccountRepository;
  readonly sessions: SessionRepository;
  readonly hasher: PasswordHasher;
  readonly clock: Clock;
  /** From input, because other users of the system can see command-line arguments. */
  readonly readPassword: () => Promise<string>;
  readonly print: (line: string) => void;
}

/** Serves ops. @returns the exit code: 0 done, 1 not possible, 2 wrong usage */
export async function accountCommand(parts: AccountCommandParts, argv: readonly string[]): Promise<number> {
  const [verb, email, ...rest] = argv;
  if (verb === 'list' && email === undefined) return list(parts);
  if (verb === undefined || email === undefined || !isEmail(cleanEmail(email))) return notUnderstood(parts);
  const name = rest.join(' ').trim();
  if (verb === 'add') return name === '' ? notUnderstood(parts) : add(parts, email, name);
  if (rest.length > 0 || !['password', 'disable', 'enable', 'forget-app'].includes(verb)) return notUnderstood(parts);
  return change(parts, verb, email);
}

function notUnderstood({ print }: AccountCommandParts): number {
  print(usage);
  return 2;
}

async function list({ accounts, print }: AccountCommandParts): Promise<number> {
  for (const { email, name, role, createdAt, disabledAt } of await accounts.all()) {
    print(JSON.stringify({ email, name, role, createdAt, disabled: disabledAt !== null }));
  }
  return 0;
}

async function add(parts: AccountCommandParts, email: string, name: string): Promise<number> {
  const passwordHash = await newHash(parts, [email, name]);
  if (!passwordHash) return 1;
  try {
    await parts.accounts.add({ email, name, role: 'manager', passwordHash }, parts.clock.now());
  } catch (error) {
    if (!isUniqueViolation(error, 'accounts_email')) throw error;
    parts.print('There is already an account with this e-mail.');
    return 1;
  }
  parts.print('The account was added.');
  return 0;
}

async function change(parts: AccountCommandParts, verb: string, email: string): Promise<number> {
  const { accounts, sessions, clock, print } = parts;
  const account = await accounts.findByEmail(email);
  if (!account) {
    print('There is no account with this e-mail.');
    return 1;
  }
  const now = clock.now();
  if (verb === 'password') {
    const passwordHash = await newHash(parts, [account.email, account.name]);
    if (!passwordHash) return 1;
    await accounts.setPassword(account.id, passwordHash);
  } else if (verb === 'forget-app') await parts.secondSteps.forget(account.id);
  else {
    const disabledAt = verb === 'disable' ? now : null;
    if (!(await inTransaction(parts.dataSource, (manager) => accounts.change(account, { disabledAt }, manager)))) {
      print('This is the last manager who can sign in.');
      return 1;
    }
  }
  if (verb !== 'enable') await sessions.endAll(account.id, now);
  print('Done.');
  return 0;
}

async function newHash(parts: AccountCommandParts, about: readonly string[]): Promise<string | undefined> {
  const password = await parts.readPassword();
  const problem = passwordProblem(password, about);
  if (problem === undefined) return parts.hasher.hash(password);
  parts.print(problem);
  return undefined;
}

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
