/** `make check`: everything that can be said without running the program. A line per step; the output of those that fail. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { alone } from '../local/build/alone.ts';
import { buildSite } from '../local/build/build-site.ts';
import { generateCode } from '../local/build/generate-code.ts';
import { sentenceOf } from '../local/trouble.ts';
import { fileFaults } from './file-rules.ts';
import { demandScriptBudget, homeScriptBudget } from './script-budget.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
mkdirSync(join(root, '.hilltop/cache'), { recursive: true });

async function tool(command: string, ...args: string[]): Promise<void> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  await run(command, args, options).catch((fault: { stdout?: string; stderr?: string }) => {
    throw new Error(`${fault.stdout ?? ''}${fault.stderr ?? ''}`.trim() || sentenceOf(fault));
  });
}

async function checkFiles(): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const faults = stdout
    .split('\n')
    .filter((path) => path !== '')
    .flatMap((path) => fileFaults(path, readFileSync(join(root, path), 'utf8')).map((fault) => `${path} ${fault}`));
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

/** Builds the site where it changed, which also draws every page of it, and weighs the home page. */
async function checkSite(): Promise<void> {
  const cache = join(root, '.hilltop/cache');
  await alone(join(cache, 'build.lock'), () => buildSite(root, cache, () => undefined));
  demandScriptBudget(join(root, 'web/dist'), 'index.html', homeScriptBudget);
}

const node = process.execPath;
const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const steps: [string, () => Promise<unknown>][] = [
  ['the supergraph is fresh', () => tool(node, 'gateway/src/supergraph/compose.ts', '--check')],
  ['generated types', () => generateCode(root, join(root, '.hilltop/cache'), () => undefined)],
  ['format and lint', () => tool('biome', 'check', '--error-on-warnings', '--max-diagnostics=50', '.')],
  ['names of files', checkFiles],
  [
    'who imports whom',
    () => tool('depcruise', '--config', '.dependency-cruiser.mjs', 'services', 'gateway', 'web', 'infra'),
  ],
  ['types of services and gateway', () => tool('tsc', '-p', 'tsconfig.json')],
  ['types of the site', () => tool('tsc', '-p', 'web')],
  ['types of infra', () => tool('tsc', '-p', 'infra')],
  ['the site and the weight of its scripts', checkSite],
  ['unit tests', () => tool(node, ...jest, '--selectProjects', 'unit', 'web')],
];

for (const [name, step] of steps) {
  const startedAt = performance.now();
  const fault: unknown = await step().then(
    () => undefined,
    (thrown) => thrown,
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`  ${fault === undefined ? 'fine  ' : 'FAULTY'}  ${name} (${seconds} s)\n`);
  if (fault !== undefined) {
    process.stderr.write(`\n${sentenceOf(fault)}\n\n`);
    process.exitCode = 1;
  }
}
