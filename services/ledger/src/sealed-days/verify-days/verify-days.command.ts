import { connect } from '@hilltop/platform/database/connect';
import { systemClock } from '@hilltop/platform/lifecycle/clock';
import { defineCommand } from '@hilltop/platform/service/define-service';
import type { DataSource } from 'typeorm';
import { variables } from '../../env.js';
import { sealKey } from '../seal-keys.js';
import type { SealedDay } from '../sealed-day.entity.js';
import { type VerifyOptions, verifyDays } from './verify-days.js';

const usage = 'usage: verify-days [hash]';
const hashText = /^[0-9a-f]{64}$/;

interface Request {
  readonly dataSource: DataSource;
  readonly argv: readonly string[];
  readonly options: Omit<VerifyOptions, 'onDay'>;
  readonly print: (line: string) => void;
}

/**
 * `verify-days`: recomputes the chain of sealed days from the lines, and names the first day that does not add up.
 * With a hash, as mailed to the owner, also checks whether a day has it.
 * @returns 0 every day adds up, 1 one does not or none has the hash, 2 invalid arguments
 */
export async function runVerifyDays({ dataSource, argv, options, print }: Request): Promise<number> {
  const [wanted, ...rest] = argv;
  if (rest.length > 0 || (wanted !== undefined && !hashText.test(wanted))) {
    print(usage);
    return 2;
  }
  let checked = 0;
  let first: SealedDay | undefined;
  let newest: SealedDay | undefined;
  let found: SealedDay | undefined;
  const onDay = (seal: SealedDay) => {
    checked += 1;
    first ??= seal;
    newest = seal;
    if (seal.hash === wanted) found = seal;
    // A chain of years takes a while.
    if (checked % 100 === 0) print(`Days checked, to ${seal.date}: ${checked}`);
  };
  const fault = await verifyDays(dataSource, { ...options, onDay });
  if (fault) {
    print(`${fault.date} does not add up: ${fault.why}. Days before it that do: ${checked}.`);
    return 1;
  }
  if (wanted !== undefined && !found) {
    print(`Every day adds up, and none of the ${checked} has the hash ${wanted}.`);
    return 1;
  }
  if (!first || !newest) print('No day is sealed yet.');
  else
    print(`Days checked, from ${first.date} to ${newest.date}: ${checked}. Each adds up. Newest hash: ${newest.hash}`);
  if (found) print(`${found.date} has the hash ${found.hash}.`);
  for (const key of options.keys) print(`Public key: ${key}`);
  return 0;
}

export const verifyDaysCommand = defineCommand({
  variables,
  run: async ({ environment, dataSource, logger, argv }) => {
    await connect(dataSource, { logger, withinMs: 10_000 });
    const { SEAL_SECRETS, VENUE_TIME_ZONE: timeZone } = environment;
    const keys = SEAL_SECRETS.map((secret) => sealKey(secret).publicKey);
    const options = { keys, now: systemClock.now(), timeZone };
    return runVerifyDays({ dataSource, argv, options, print: (line) => process.stdout.write(`${line}\n`) });
  },
});
