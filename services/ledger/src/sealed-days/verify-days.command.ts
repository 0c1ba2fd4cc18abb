import { connect } from '@hilltop/platform/database/connect';
import { systemClock } from '@hilltop/platform/lifecycle/clock';
import { defineCommand } from '@hilltop/platform/service/define-service';
import { type DataSource, MoreThan } from 'typeorm';
import { variables } from '../env.js';
import { MoneyLine } from '../lines/money-line.entity.js';
import { type LinesOfDay, linesOfDay } from './lines-of-day.js';
import { overdueDay } from './next-day.js';
import { hashOf, pageText } from './page-text.js';
import { isSignedBy, sealKey } from './seal-keys.js';
import { SealedDay } from './sealed-day.entity.js';

const usage = 'usage: verify-days [hash]';
const hashText = /^[0-9a-f]{64}$/;

interface Evidence {
  /** On its page now. */
  readonly lines: LinesOfDay;
  /** The day before; undefined for the first day. */
  readonly previous: SealedDay | undefined;
  /** That may have signed it, newest first. */
  readonly keys: readonly string[];
}

/** Completes "2026-06-03 does not add up: …"; undefined if it adds up. */
function faultOf(seal: SealedDay, { lines, previous, keys }: Evidence): string | undefined {
  if (seal.previousHash !== (previous?.hash ?? null)) return 'its link to the day before is broken';
  const page = pageText(seal);
  if (hashOf(page) !== seal.hash) return 'the seal was changed';
  const key = keys.indexOf(seal.publicKey);
  if (key === -1) return 'it is signed with a key that is not in SEAL_SECRETS';
  // A replaced key may not sign any more, so that somebody who learns it cannot continue the chain.
  if (previous && key > keys.indexOf(previous.publicKey)) return 'it is signed with an older key than the day before';
  if (!isSignedBy(page, seal.signature, seal.publicKey)) return 'its signature is wrong';
  return faultOfLines(seal, lines);
}

function faultOfLines(seal: SealedDay, lines: LinesOfDay): string | undefined {
  if (lines.linesHash === seal.linesHash) return undefined;
  if (lines.lineCount !== seal.lineCount) {
    return `it has ${counted(lines.lineCount)}, and was sealed with ${counted(seal.lineCount)}`;
  }
  const accounts = [...new Set([...Object.keys(seal.sums), ...Object.keys(lines.sums)])].sort();
  const account = accounts.find((name) => lines.sums[name] !== seal.sums[name]);
  if (account === undefined) return 'its lines were changed, and their sums were not';
  const [now, then] = [lines, seal].map(({ sums }) => sums[account] ?? 0);
  return `its lines were changed: ${account} has ${now} cents, and was sealed with ${then}`;
}

const counted = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

const DAY_MS = 86_400_000;
/** Seals per query. */
const AT_ONCE = 100;

interface VerifyOptions {
  /** That may have signed, newest first. */
  readonly keys: readonly string[];
  readonly now: Date;
  /** The venue's. */
  readonly timeZone: string;
  /** Called with each day that adds up. */
  readonly onDay?: (seal: SealedDay) => void;
}

/** The first day that does not add up. */
interface Fault {
  readonly date: string;
  readonly why: string;
}

/** Recomputes seals from the lines. @returns undefined if every day adds up */
async function verifyDays(dataSource: DataSource, options: VerifyOptions): Promise<Fault | undefined> {
  const { keys, now, timeZone, onDay } = options;
  let previous: SealedDay | undefined;
  for await (const seal of sealsOf(dataSource)) {
    const missing = previous ? dayAfter(previous.date) : undefined;
    if (missing && seal.date !== missing) return { date: missing, why: 'its seal is missing' };
    if (!previous) {
      const early = await lineBefore(dataSource, seal.date);
      if (early) return { date: early, why: `it has lines, and the first sealed day is ${seal.date}` };
    }
    const why = faultOf(seal, { lines: await linesOfDay(dataSource, seal.date), previous, keys });
    if (why) return { date: seal.date, why };
    onDay?.(seal);
    previous = seal;
  }
  const due = await overdueDay(dataSource, now, timeZone);
  return due && { date: due.date, why: 'it has ended and is not sealed' };
}

async function* sealsOf(dataSource: DataSource): AsyncGenerator<SealedDay> {
  const seals = dataSource.getRepository(SealedDay);
  for (let last = '0001-01-01'; ; ) {
    const some = await seals.find({ where: { date: MoreThan(last) }, order: { date: 'ASC' }, take: AT_ONCE });
    yield* some;
    const newest = some.at(-1);
    if (!newest) return;
    last = newest.date;
  }
}

const dayAfter = (date: string) => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);

/** The chain begins with the first line. */
async function lineBefore(dataSource: DataSource, date: string): Promise<string | undefined> {
  const [line] = await dataSource.getRepository(MoneyLine).find({ order: { businessDate: 'ASC', id: 'ASC' }, take: 1 });
  return line && line.businessDate < date ? line.businessDate : undefined;
}

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
