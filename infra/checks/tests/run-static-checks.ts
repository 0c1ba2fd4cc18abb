import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { buildSite } from '../../local/build/build-site.ts';
import { withFileLock } from '../../local/build/file-lock.ts';
import { generateCode } from '../../local/build/generate-code.ts';
import { allHouses, chosenHouse, isUsual, siteDirectory } from '../../local/house.ts';
import { messageOf } from '../../local/user-error.ts';
import { fileFaults } from './file-rules.ts';
import { type Failure, minutesSince, type Tally } from './tally.ts';

/** Bytes of scripts after Brotli that the home page may load before the first press (design language, "measured"). */
const homeScriptBudget = 129_000;

/** The same of the panel's page, before its first tab: what a page of it needs is in the script of that page. */
const panelScriptBudget = 219_000;

const scriptOrPreload = /<(?:script|link)\b[^>]*\b(?:src|href)="\/(?<file>assets\/[^"]+\.js)"/g;

/** Names of files have hashes of their contents, which compress by chance better or worse. */
const hash = /(?<=(?:assets|\.)\/[^"'`]*-)[\w-]{8}(?=\.(?:js|css|svg|woff2|webp|png)\b)/g;

function compressedBytes(script: string): number {
  return brotliCompressSync(Buffer.from(script.replace(hash, '00000000'), 'latin1')).length;
}

/** A built page's scripts, with their size in bytes after the strongest Brotli, but for the hashes of files. */
export function scriptsOfPage(site: string, page: string): { file: string; bytes: number }[] {
  const html = readFileSync(join(site, page), 'utf8');
  const files = [...html.matchAll(scriptOrPreload)].flatMap(({ groups }) => (groups?.file ? [groups.file] : []));
  const named = new Set(files);
  return [...named].map((file) => ({ file, bytes: compressedBytes(readFileSync(join(site, file), 'latin1')) }));
}

/** @throws with the scripts by size, if there are none or their sum exceeds the budget */
export function demandScriptBudget(site: string, page: string, budget: number): void {
  const scripts = scriptsOfPage(site, page).sort((one, other) => other.bytes - one.bytes);
  const sum = scripts.reduce((bytes, script) => bytes + script.bytes, 0);
  const list = scripts.map(({ file, bytes }) => `  ${bytes} ${file}`).join('\n');
  if (scripts.length === 0) throw new Error(`${page} names no script: the budget was not held against anything`);
  if (sum > budget)
    throw new Error(
      `The scripts of ${page} are ${sum} bytes after Brotli, ${budget} are allowed.\nLoad the new part when it is shown (lazyPart), or delete as much:\n${list}`,
    );
}

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;
/** Each step keeps about one core busy. */
const atATime = 2;

type Step = [name: string, run: () => Promise<unknown>];

/** Runs all checks that do not run the program, and prints failures. Each step counts as a test. */
export async function runStaticChecks(root: string): Promise<Tally> {
  const cache = join(root, '.hilltop/cache');
  mkdirSync(cache, { recursive: true });

  async function tool(command: string, ...args: string[]): Promise<void> {
    await run(command, args, { cwd: root, maxBuffer }).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || messageOf(error));
    });
  }

  // The Go compiler finds the same errors in a third of the time; dependency-cruiser needs the older one's API.
  const typeCheck = (project: string) =>
    tool(process.execPath, 'node_modules/typescript-native/bin/tsc', '--noEmit', '-p', project);

  async function checkFiles(): Promise<void> {
    const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, maxBuffer });
    const faults = stdout
      .split('\n')
      .filter((path) => path !== '')
      .flatMap((path) => fileFaults(path, readFileSync(join(root, path), 'utf8')).map((fault) => `${path} ${fault}`));
    if (faults.length > 0) {
      throw new Error(faults.join('\n'));
    }
  }

  /** Builds the changed site of a house, which also renders every page, and measures the home page and the panel's. */
  async function checkSite(name: string): Promise<void> {
    const house = chosenHouse({ HOUSE: name });
    await withFileLock(join(cache, 'build.lock'), () => buildSite(root, cache, house, () => undefined));
    const site = siteDirectory(root, house);
    demandScriptBudget(site, 'index.html', homeScriptBudget);
    demandScriptBudget(site, 'staff.html', panelScriptBudget);
  }

  /** Upgrades, backs up and restores PostgreSQL as compose does, if a container engine has its image. */
  async function tryServers(): Promise<void> {
    const args = ['infra/compose/containers/containers.ts', 'servers'];
    const { stdout } = await run(process.execPath, args, { cwd: root, maxBuffer }).catch((error) => {
      throw new Error(`${error.stdout}${error.stderr}`.trim());
    });
    const [skipped] = /skipped: .*/.exec(stdout) ?? [];
    if (skipped) process.stdout.write(`  check: the servers of compose were ${skipped}\n`);
  }

  const folders = ['services', 'gateway', 'web', 'infra'];
  const generated: Step[] = [
    ['the supergraph is fresh', () => tool(process.execPath, 'gateway/src/supergraph/compose.ts', '--check')],
    ['generated types', () => generateCode(root, cache, () => undefined)],
  ];
  // It mostly waits for containers, so two other steps run next to it.
  const waiting: Step[] = [['the servers of compose', tryServers]];
  const others: Step[] = [
    ...allHouses().map(
      (name): Step => [`the site of the ${name} and the weight of its scripts`, () => checkSite(name)],
    ),
    ['who imports whom', () => tool('depcruise', '--config', '.dependency-cruiser.mjs', ...folders)],
    ['format and lint', () => tool('biome', 'check', '--error-on-warnings', '--max-diagnostics=50', '.')],
    ...allHouses().map((name): Step => {
      const project = isUsual({ folder: name }) ? 'web' : `web/tsconfig.${name}.json`;
      return [`types of the site of the ${name}`, () => typeCheck(project)];
    }),
    ['types of services and gateway', () => typeCheck('tsconfig.json')],
    ['types of infra', () => typeCheck('infra')],
    ['names of files', checkFiles],
  ];

  const startedAt = performance.now();
  const all = generated.length + waiting.length + others.length;
  const tally: { passed: number; failed: Failure[] } = { passed: 0, failed: [] };
  async function runAll(steps: Step[]): Promise<void> {
    for (let step = steps.shift(); step; step = steps.shift()) {
      const [name, work] = step;
      const error: unknown = await work().then(
        () => undefined,
        (thrown) => thrown,
      );
      if (error === undefined) {
        tally.passed += 1;
      } else {
        tally.failed.push({ test: name });
        process.stderr.write(`\n${messageOf(error)}\n\n`);
      }
      const done = tally.passed + tally.failed.length;
      process.stdout.write(
        `  check: ${done} of ${all} steps, ${minutesSince(startedAt)}: ${name}${error === undefined ? '' : ' FAILED'}\n`,
      );
    }
  }
  await runAll(generated);
  await Promise.all([runAll(waiting), ...Array.from({ length: atATime }, () => runAll(others))]);
  return tally;
}
