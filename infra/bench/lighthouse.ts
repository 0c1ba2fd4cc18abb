/**
 * Lighthouse scores of the pages that links lead to, on an instance of its own: those of the site, and those of the e-mails to a party and
 * to one on the waiting list. Of addresses with the same route and parameters, one is measured. Writes `results/lighthouse.md` and `.json`.
 * `node infra/bench/lighthouse.ts / '/book-tour?id&tour'` measures those and keeps the other figures; RUNS=3 measures fewer times;
 * SITE_URL and INBOX_URL name a running instance. Lighthouse has a lock file of its own in `lighthouse/` and is installed at the first use.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { findChromium } from '../checks/tests/find-chromium.ts';
import { withInstance } from '../local/launch/instance.ts';
import { messageOf } from '../local/user-error.ts';
import {
  type LighthouseRun,
  lighthousePage,
  type MeasuredPage,
  medianOf,
  mergePages,
  readReport,
} from './lighthouse-page.ts';
import { mailedLinks, type Site } from './mailed-links.ts';
import { describeMachine } from './measure/machine.ts';
import { numberSetting } from './measure/number-setting.ts';
import { writeResults } from './measure/write-results.ts';
import { crawl } from './site-links.ts';

const root = resolve(import.meta.dirname, '../..');
const packageFolder = join(import.meta.dirname, 'lighthouse');
const program = join(packageFolder, 'node_modules/lighthouse/cli/index.js');
const runs = numberSetting('RUNS', 5);
/** On a busy machine Chromium sometimes leaves no usable trace; the run is then repeated. */
const mostTries = 6;
const runMs = 120_000;

function fetchLighthouse(): void {
  if (existsSync(program)) return;
  // npm runs on the machine's own Node.
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root))
    .join(delimiter);
  execFileSync('npm', ['ci', '--ignore-scripts'], {
    cwd: packageFolder,
    env: { ...process.env, PATH },
    stdio: 'inherit',
  });
}

function measure(url: string, chromium: string, pageCoreFlags: readonly string[]): LighthouseRun {
  for (let attempt = 1; ; attempt++) {
    try {
      return measureOnce(url, chromium, pageCoreFlags);
    } catch (error) {
      if (attempt === mostTries) throw error;
      process.stdout.write(`  ${url}: repeated, ${messageOf(error)}\n`);
    }
  }
}

function measureOnce(url: string, chromium: string, pageCoreFlags: readonly string[]): LighthouseRun {
  const folder = mkdtempSync(join(tmpdir(), 'hilltop-lighthouse-'));
  try {
    const report = join(folder, 'report.json');
    const flags = ['--chrome-flags=--headless=new', '--no-sandbox', '--disable-gpu', ...pageCoreFlags].join(' ');
    const words = [
      program,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      flags,
      '--no-enable-error-reporting',
    ];
    execFileSync(process.execPath, words, {
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: 'ignore',
      timeout: runMs,
    });
    return readReport(JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function earlierPages(): readonly MeasuredPage[] {
  const file = join(import.meta.dirname, 'results/lighthouse.json');
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { pages: MeasuredPage[] }).pages;
}

/** Starts an instance unless SITE_URL and INBOX_URL name one. */
function withSite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const { SITE_URL: site, INBOX_URL: inbox } = process.env;
  if (site && inbox) return work({ site, inbox });
  return withInstance({ root }, work);
}

async function main(): Promise<void> {
  fetchLighthouse();
  const chromium = await findChromium();
  // Read before this process gives up a core.
  const cores = availableParallelism();
  const machine = describeMachine();
  const pageCoreFlags = reservePageCore();
  const pages = await withSite(async (on) => {
    const { site } = on;
    const routes = (await (await fetch(`${site}/routes.json`)).json()) as string[];
    const links = await crawl(site, routes, ['/', ...(await mailedLinks(on))]);
    const paths = links.map(({ shape }) => shape);
    const wanted = process.argv.slice(2);
    const unknown = wanted.find((path) => !paths.includes(path));
    if (unknown !== undefined) throw new Error(`no link leads to ${unknown}; links lead to ${paths.join(' ')}`);
    const measured: MeasuredPage[] = [];
    for (const { shape: path, address } of links) {
      if (wanted.length > 0 && !wanted.includes(path)) continue;
      const taken = Array.from({ length: runs }, () => measure(site + address, chromium, pageCoreFlags));
      const page = { path, runs: taken, hasOwnCore: pageCoreFlags.length > 0 };
      measured.push(page);
      const { performance, accessibility, bestPractices, seo } = medianOf(page);
      process.stdout.write(`  ${path}  ${performance} ${accessibility} ${bestPractices} ${seo}\n`);
    }
    return { all: mergePages(wanted.length > 0 ? earlierPages() : [], measured, paths), of: paths.length };
  });
  const load = { average: loadavg()[1] ?? Number.NaN, cores };
  const page = lighthousePage({ machine, load, pages: pages.all, of: pages.of });
  writeResults('lighthouse', page, { machine, load, pages: pages.all });
  process.stdout.write('  Wrote infra/bench/results/lighthouse.md.\n');
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});

/**
 * Reserves the first core for the measured page: a visitor's phone does not run the site's servers. This process and
 * its children keep to the others. @returns browser flags for pages on that core; empty with one core or without
 * `taskset`
 */
function reservePageCore(): readonly string[] {
  const cores = availableParallelism();
  if (cores < 2) return [];
  const others = cores === 2 ? '1' : `1-${cores - 1}`;
  try {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', others, String(process.pid)], { stdio: 'ignore' });
  } catch {
    return [];
  }
  return [`--renderer-cmd-prefix='taskset --cpu-list 0'`];
}
