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
import { type DoorTimes, doorPage } from './door-page.ts';
import { describeMachine } from './measure/machine.ts';
import { writeResults } from './measure/write-results.ts';

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
