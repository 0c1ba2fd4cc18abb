/**
 * `make dates`: unit, site and integration tests with all clocks, also PostgreSQL's, set to dates on which date code
 * goes wrong. Words go to Jest; `DATE=clocks go back` selects dates by name. Needs libfaketime (Debian: apt-get install
 * libfaketime).
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messageOf, UserError } from '../local/user-error.ts';
import { isInterrupted, runProgram } from './tests/run-program.ts';
import { trickyDates } from './tests/tricky-dates.ts';

const root = resolve(import.meta.dirname, '../..');
const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;
const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
// File times are the kernel's, and PostgreSQL's timeouts do not fire under libfaketime: these tests cannot be shifted.
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

/** Under libfaketime, PostgreSQL's timeouts fire early on past dates: the first date is three months before the next. */
const aheadMs = 100 * 24 * 60 * 60 * 1_000;

/** libfaketime leaves a killed process's semaphore and shared memory, with which another process of that id cannot start. */
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
    // Timers are not shifted: waits take as long as ever.
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
