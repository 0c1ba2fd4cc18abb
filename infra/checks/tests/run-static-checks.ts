import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSite } from '../../local/build/build-site.ts';
import { withFileLock } from '../../local/build/file-lock.ts';
import { generateCode } from '../../local/build/generate-code.ts';
import { messageOf } from '../../local/user-error.ts';
import { fileFaults } from './file-rules.ts';
import { demandScriptBudget, homeScriptBudget } from './script-budget.ts';
import { type Failure, minutesSince, type Tally } from './tally.ts';

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;
/** How many steps run at a time. Each keeps about one core busy. */
const atATime = 2;

type Step = [name: string, run: () => Promise<unknown>];

/** Runs all that can be checked without running the program, and prints what fails. Each step counts as a test. */
export async function runStaticChecks(root: string): Promise<Tally> {
  const cache = join(root, '.hilltop/cache');
  mkdirSync(cache, { recursive: true });

  async function tool(command: string, ...args: string[]): Promise<void> {
    await run(command, args, { cwd: root, maxBuffer }).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || messageOf(error));
    });
  }

  // The compiler written in Go finds the same errors in a third of the time; dependency-cruiser needs the older one's API.
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

  /** Builds the site where it changed, which also renders every page of it, and weighs the home page. */
  async function checkSite(): Promise<void> {
    await withFileLock(join(cache, 'build.lock'), () => buildSite(root, cache, () => undefined));
    demandScriptBudget(join(root, 'web/dist'), 'index.html', homeScriptBudget);
  }

  /** Upgrades, backs up and restores PostgreSQL as compose does, where a container engine has its image. */
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
  // It waits for containers most of the time, so it runs beside two others.
  const waiting: Step[] = [['the servers of compose', tryServers]];
  const others: Step[] = [
    ['the site and the weight of its scripts', checkSite],
    ['who imports whom', () => tool('depcruise', '--config', '.dependency-cruiser.mjs', ...folders)],
    ['format and lint', () => tool('biome', 'check', '--error-on-warnings', '--max-diagnostics=50', '.')],
    ['types of the site', () => typeCheck('web')],
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
