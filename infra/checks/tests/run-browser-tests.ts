import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../local/ports/free-port.ts';
import { startChild } from '../../local/processes/child.ts';
import { Trouble } from '../../local/trouble.ts';
import { findChromium } from './find-chromium.ts';
import { runProgram } from './run-program.ts';
import { type Tally, tallyPlaywright } from './tally.ts';

const openWithinMs = 300_000;
const withinMs = 50 * 60_000;
const elsewhere = /_DATABASE_URL$|^NATS_URL$|^SMTP_URL$|^S3_|_REPLICAS$/;

/** This environment without the variables that point `make start` at somebody's real servers. */
function localEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !elsewhere.test(name)));
}

/**
 * Runs the browser tests on a Hilltop of their own: all of `make start`, on free ports and an empty data folder that is
 * removed afterwards. The tests find it by SITE_URL (the site), INBOX_URL (the mail catcher), RUN_FILE (its processes) and CHROMIUM_PATH.
 */
export async function runBrowserTests(root: string, reports: string, words: readonly string[]): Promise<Tally> {
  const chromium = await findChromium();
  const data = mkdtempSync(join(tmpdir(), 'hilltop-e2e-'));
  const [site = 0, inbox = 0] = await freePorts(2);
  const report = join(reports, 'playwright.json');
  rmSync(report, { force: true });
  process.stdout.write('  Starting a Hilltop for the browser tests.\n');
  const ports = { PORT: String(site), MAIL_PORT: String(inbox) };
  const hilltop = await startChild({
    name: 'Hilltop',
    command: process.execPath,
    args: [join(root, 'infra/local/start.ts')],
    cwd: root,
    env: { ...localEnvironment(), ...ports, HILLTOP_DATA: data, HILLTOP_TOOLS: join(root, '.hilltop/tools') },
    onLine: (line) => process.stdout.write(`${line}\n`),
    stopWithinMs: 30_000,
  });
  const close = () => void hilltop.stop();
  process.once('SIGINT', close).once('SIGTERM', close);
  try {
    await hilltop.firstLine((line) => (line.includes('Ctrl-C ends everything') ? true : undefined), openWithinMs);
    const env = {
      ...process.env,
      SITE_URL: `http://localhost:${site}`,
      INBOX_URL: `http://localhost:${inbox}`,
      RUN_FILE: join(data, 'run/parts.json'),
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    const playwright = join(root, 'node_modules/@playwright/test/cli.js');
    const args = [playwright, 'test', '--reporter=list,json', ...words];
    const status = await runProgram(process.execPath, args, { cwd: join(root, 'web'), env, withinMs });
    if (!existsSync(report)) {
      throw new Trouble(`Playwright ended with status ${status} and without a report: its last words are above.`);
    }
    return tallyPlaywright(JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    await hilltop.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
