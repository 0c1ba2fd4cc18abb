/**
 * `make dates`: the unit, site and integration tests with the clocks of all processes, PostgreSQL's too, set to dates on which
 * code that deals with dates goes wrong. Words after it go to Jest; `DATE=clocks go back` chooses dates by their names. Needs
 * libfaketime (Debian: apt-get install libfaketime).
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messageOf, UserError } from '../local/user-error.ts';
import { isInterrupted, runProgram } from './tests/run-program.ts';

const dayMs = 24 * 60 * 60_000;
const monthsAhead = 3;

/** Offset of America/Chicago from UTC at that moment, in hours. */
function offsetHours(date: Date): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', timeZoneName: 'longOffset' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return Number(name?.slice(3, 6));
}

/** The next day, at noon UTC, that is so. */
function next(from: Date, isIt: (day: Date) => boolean): Date {
  const noon = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate(), 12);
  let day = new Date(noon + dayMs);
  while (!isIt(day)) {
    day = new Date(day.getTime() + dayMs);
  }
  return day;
}

/** The same day of the month three months earlier, or the last one of a shorter month. */
function before(date: Date): Date {
  const earlier = new Date(date);
  earlier.setUTCMonth(earlier.getUTCMonth() - monthsAhead);
  if (earlier.getUTCDate() !== date.getUTCDate()) {
    earlier.setUTCDate(0);
  }
  return earlier;
}

/**
 * The next dates on which code that deals with dates goes wrong, and the days on which each of them is the last that can be
 * booked.
 */
export function trickyDates(now: Date): [name: string, date: Date][] {
  const isChange = (hours: number) => (day: Date) =>
    offsetHours(day) - offsetHours(new Date(day.getTime() - dayMs)) === hours;
  const dates: [string, Date][] = [
    ['the first of a month', next(now, (day) => day.getUTCDate() === 1)],
    ['the last of a month', next(now, (day) => day.getUTCDate() === 31)],
    ['a Monday', next(now, (day) => day.getUTCDay() === 1)],
    ['the Sunday on which clocks go forward', next(now, isChange(1))],
    ['the Sunday on which clocks go back', next(now, isChange(-1))],
  ];
  return dates.flatMap(([name, date]) => [
    [name, date],
    [`three months before ${name}`, before(date)],
  ]);
}

const root = resolve(import.meta.dirname, '../..');
const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;
const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
// Times of files are the kernel's, and PostgreSQL's timeouts do not fire under libfaketime: tests of these cannot be shifted.
const unshifted = ['media/test/outages', 'bookings/test/change-races', 'platform/test/(?:transaction|data-source)'];
const all = [
  '--selectProjects',
  'unit',
  'web',
  'int',
  'deep',
  '--testPathPatterns',
  `^(?!.*/(?:${unshifted.join('|')}))`,
];

/** Under libfaketime PostgreSQL's timeouts fire too early on dates that are over: the first date is three months before the next. */
const aheadMs = 100 * 24 * 60 * 60 * 1_000;

/**
 * libfaketime leaves the semaphore and the shared memory of a process that was killed, and another process that gets the same
 * number cannot start.
 */
function removeLeftovers(): void {
  const memory = '/dev/shm';
  for (const name of readdirSync(memory)) {
    const pid = /^(?:sem\.)?faketime_(?:sem|shm)_(\d+)$/.exec(name)?.[1];
    if (pid && !existsSync(join('/proc', pid))) rmSync(join(memory, name), { force: true });
  }
}

async function main(): Promise<void> {
  if (!existsSync(library)) {
    throw new UserError(`${library} is missing: apt-get install libfaketime, then run make dates again.`);
  }
  const words = process.argv.slice(2);
  const args = [...jest, ...(words.length > 0 ? words : all)];
  const dates = trickyDates(new Date(Date.now() + aheadMs));
  const wanted = dates.filter(([name]) => name.includes(process.env.DATE ?? ''));
  if (wanted.length === 0) throw new UserError(`DATE is a part of one of: ${dates.map(([name]) => name).join('; ')}.`);
  for (const [name, date] of wanted) {
    process.stdout.write(`\n${name}: ${date.toISOString()}\n`);
    removeLeftovers();
    const seconds = Math.round((date.getTime() - Date.now()) / 1000);
    // Timers go on as they do: what waits waits as long as ever.
    const clock = { FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
    const env = { ...process.env, LD_PRELOAD: library, ...clock };
    const status = isInterrupted() ? 1 : await runProgram(process.execPath, args, { cwd: root, env });
    if (status !== 0) {
      process.stdout.write(`FAILED ${name}\n`);
      process.exitCode = 1;
    }
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
