/**
 * `make bench`: what Lighthouse says of every public page, on a Hilltop of its own. Writes `infra/bench/results/lighthouse.md`
 * and `.json`. `node infra/bench/lighthouse.ts / /tours` measures those pages alone and leaves the others' figures as they stand;
 * RUNS=3 measures fewer times; SITE_URL names a Hilltop that runs. Lighthouse and its hundred packages lie apart in `lighthouse/` and are fetched at the first use.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { findChromium } from '../checks/tests/find-chromium.ts';
import { withOwnHilltop } from '../local/launch/own-hilltop.ts';
import { sentenceOf } from '../local/trouble.ts';
import { coreOfItsOwn } from './core-of-its-own.ts';
import {
  type LighthouseRun,
  lighthousePage,
  type MeasuredPage,
  middleOf,
  readReport,
  withNewest,
} from './lighthouse-page.ts';
import { describeMachine } from './machine.ts';
import { numberOf } from './number-of.ts';
import { writeResults } from './write-results.ts';

const root = resolve(import.meta.dirname, '../..');
const apart = join(import.meta.dirname, 'lighthouse');
const program = join(apart, 'node_modules/lighthouse/cli/index.js');
const runs = numberOf('RUNS', 5);
/** A browser on a busy machine now and then leaves no trace to judge: that run is taken again. */
const mostTries = 6;
const runMs = 120_000;

function fetchLighthouse(): void {
  if (existsSync(program)) return;
  // npm runs on the machine's own Node.
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root))
    .join(delimiter);
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: apart, env: { ...process.env, PATH }, stdio: 'inherit' });
}

function measure(url: string, chromium: string, ownCore: readonly string[]): LighthouseRun {
  for (let attempt = 1; ; attempt++) {
    try {
      return measureOnce(url, chromium, ownCore);
    } catch (fault) {
      if (attempt === mostTries) throw fault;
      process.stdout.write(`  ${url}: once more, ${sentenceOf(fault)}\n`);
    }
  }
}

function measureOnce(url: string, chromium: string, ownCore: readonly string[]): LighthouseRun {
  const folder = mkdtempSync(join(tmpdir(), 'hilltop-lighthouse-'));
  try {
    const report = join(folder, 'report.json');
    const flags = ['--chrome-flags=--headless=new', '--no-sandbox', '--disable-gpu', ...ownCore].join(' ');
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

/** What stands in the results so far. */
function earlierPages(): readonly MeasuredPage[] {
  const file = join(import.meta.dirname, 'results/lighthouse.json');
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { pages: MeasuredPage[] }).pages;
}

/** Opens a Hilltop for as long as the work takes, unless SITE_URL names one. */
function withSite<T>(work: (site: string) => Promise<T>): Promise<T> {
  if (process.env.SITE_URL) return work(process.env.SITE_URL);
  return withOwnHilltop({ root }, ({ site }) => work(site));
}

async function main(): Promise<void> {
  fetchLighthouse();
  const chromium = await findChromium();
  // Asked before the others are kept off it.
  const cores = availableParallelism();
  const machine = describeMachine();
  const ownCore = coreOfItsOwn();
  const pages = await withSite(async (site) => {
    const answer = await fetch(`${site}/routes.json`);
    const paths = ((await answer.json()) as string[]).filter((path) => path !== '/admin');
    const wanted = process.argv.slice(2);
    const measured: MeasuredPage[] = [];
    for (const path of wanted.length > 0 ? wanted : paths) {
      const taken = Array.from({ length: runs }, () => measure(site + path, chromium, ownCore));
      const page = { path, runs: taken, hasOwnCore: ownCore.length > 0 };
      measured.push(page);
      const { performance, accessibility, bestPractices, seo } = middleOf(page);
      process.stdout.write(`  ${path}  ${performance} ${accessibility} ${bestPractices} ${seo}\n`);
    }
    return { all: withNewest(wanted.length > 0 ? earlierPages() : [], measured, paths), of: paths.length };
  });
  const load = { average: loadavg()[1] ?? Number.NaN, cores };
  const page = lighthousePage({ machine, load, pages: pages.all, of: pages.of });
  writeResults('lighthouse', page, { machine, load, pages: pages.all });
  process.stdout.write('  Wrote infra/bench/results/lighthouse.md.\n');
}

main().catch((fault) => {
  process.stderr.write(`  ${sentenceOf(fault)}\n`);
  process.exitCode = 1;
});
