/**
 * How quick the page at the door is on a slow phone: its day sheet without a network, and the verdict on a ticket before the camera.
 * Writes `results/door.md` and `.json`. SITE_URL and RUN_FILE name a running instance.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findTestBrowser } from '../checks/tests/find-chromium.ts';
import { withInstance } from '../local/launch/instance.ts';
import { messageOf } from '../local/user-error.ts';
import { describeMachine } from './measure/machine.ts';
import { percentile } from './measure/statistics.ts';
import { writeResults } from './measure/write-results.ts';

/** Times of `web/e2e/door/measurements`, in ms. */
interface DoorTimes {
  /** How many times slower the page and the scanner's worker were made. */
  readonly slowdown: number;
  /** From a reload without a network to the first party. */
  readonly sheetMs: readonly number[];
  /** From the first frame with a ticket to the verdict. */
  readonly verdictMs: readonly number[];
  /** Of a frame with a ticket in the worker, before the slowdown. */
  readonly readMs: readonly number[];
}

interface DoorFacts extends DoorTimes {
  readonly machine: string;
  /** Average of the last five minutes. */
  readonly load: number;
}

/** Floors, in ms. */
const most = { sheet: 1000, verdict: 300 };

function row(name: string, values: readonly number[], floor?: number): string {
  const [middle, high] = [percentile(values, 0.5), percentile(values, 0.95)].map(Math.round);
  const aim = floor === undefined ? '' : `${floor} ms: ${(high ?? Number.NaN) <= floor ? 'reached' : 'not reached'}`;
  return `| ${name} | ${values.length} | ${middle} ms | ${high} ms | ${aim} |`;
}

function doorPage({ machine, load, slowdown, sheetMs, verdictMs, readMs }: DoorFacts): string {
  return `# The page at the door

Written by \`make bench\`. Chromium without a network and with a fake camera that plays tickets at 1280 x 720 and 30 frames a second:
upright, tilted, upside down, aslant, dim, small and torn, with an empty picture in between. The page's thread is slowed down
${slowdown} times by Chromium. Its slowdown does not reach workers: the scanner's worker answers no sooner than after ${slowdown} times the
median that a frame took before.

A verdict is timed from the earliest moment at which the first frame with the ticket can have been there to the paint of the verdict.
The slowdown keeps one core busy, and the camera, drawing without a graphics card and the site run on the same machine: with two cores,
waiting for a core is part of every time.

${machine}. Load average ${load.toFixed(1)}.

| | count | p50 | p95 | floor for p95 |
| --- | --: | --: | --: | --- |
${row('first frame with a ticket to verdict', verdictMs, most.verdict)}
${row('one frame with a ticket in the worker, before the slowdown', readMs)}
${row('reload without a network to the first party', sheetMs, most.sheet)}
`;
}

const root = resolve(import.meta.dirname, '../..');

/** Runs `web/e2e/door/measurements` on an instance. */
function measure(site: string, runFile: string, chromium: string): DoorTimes {
  const folder = mkdtempSync(join(tmpdir(), 'hilltop-door-'));
  const file = join(folder, 'times.json');
  const own = { SITE_URL: site, RUN_FILE: runFile, CHROMIUM_PATH: chromium, FIGURES_FILE: file };
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--project=measurements'];
  try {
    execFileSync(process.execPath, args, {
      cwd: join(root, 'web'),
      env: { ...process.env, ...own },
      stdio: 'inherit',
    });
    return JSON.parse(readFileSync(file, 'utf8')) as DoorTimes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const chromium = await findTestBrowser();
  const { SITE_URL, RUN_FILE } = process.env;
  const settings = { RATE_LIMIT_OPERATIONS: '0', MAX_OPEN_REQUESTS_PER_ADDRESS: '0' };
  const times =
    SITE_URL && RUN_FILE
      ? measure(SITE_URL, RUN_FILE, chromium)
      : await withInstance({ root, settings }, async ({ site, runFile }) => measure(site, runFile, chromium));
  const facts = { machine: describeMachine(), load: loadavg()[1] ?? Number.NaN, ...times };
  writeResults('door', doorPage(facts), facts);
  process.stdout.write('  Wrote infra/bench/results/door.md.\n');
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
