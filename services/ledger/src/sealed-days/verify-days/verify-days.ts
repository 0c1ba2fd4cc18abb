import { type DataSource, MoreThan } from 'typeorm';
import { MoneyLine } from '../../lines/money-line.entity.js';
import { linesOfDay } from '../lines-of-day.js';
import { overdueDay } from '../next-day.js';
import { SealedDay } from '../sealed-day.entity.js';
import { faultOf } from './verify-day.js';

const DAY_MS = 86_400_000;
/** Seals that are read at a time. */
const AT_ONCE = 100;

export interface VerifyOptions {
  /** The keys that may have signed, newest first. */
  readonly keys: readonly string[];
  readonly now: Date;
  /** The venue's. */
  readonly timeZone: string;
  /** Called with each day that adds up. */
  readonly onDay?: (seal: SealedDay) => void;
}

/** The first day that does not add up, and why. */
export interface Fault {
  readonly date: string;
  readonly why: string;
}

/** Recomputes the chain of sealed days from the lines. @returns undefined if every day adds up */
export async function verifyDays(dataSource: DataSource, options: VerifyOptions): Promise<Fault | undefined> {
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

/** The first day with lines, if it is before `date`: the chain begins with the first line. */
async function lineBefore(dataSource: DataSource, date: string): Promise<string | undefined> {
  const [line] = await dataSource.getRepository(MoneyLine).find({ order: { businessDate: 'ASC', id: 'ASC' }, take: 1 });
  return line && line.businessDate < date ? line.businessDate : undefined;
}
