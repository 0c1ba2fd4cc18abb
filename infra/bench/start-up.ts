/**
 * Time from the command to the banner and from Ctrl-C to the end, in a clone of the committed tree with this tree's packages, as
 * after `npm ci`. Writes `results/start.md`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePorts } from '../local/ports/free-port.ts';
import { type Child, startChild } from '../local/processes/child.ts';
import { messageOf } from '../local/user-error.ts';
import { describeMachine } from './measure/machine.ts';
import { median } from './measure/statistics.ts';

const root = resolve(import.meta.dirname, '../..');
const warmRuns = 5;
const openWithinMs = 600_000;

/** A clone of the committed tree, with hard links to the installed packages where possible. */
function cloneTree(): string {
  const clone = join(mkdtempSync(join(tmpdir(), 'hilltop-bench-')), 'hilltop');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const modules = execFileSync('git', ['ls-files', '*package.json'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => join(dirname(file), 'node_modules'))
    .filter((folder) => existsSync(join(root, folder)) && existsSync(join(clone, dirname(folder))));
  for (const folder of modules) {
    const [from, to] = [join(root, folder), join(clone, folder)];
    if (spawnSync('cp', ['-al', from, to], { stdio: 'ignore' }).status !== 0) {
      rmSync(to, { recursive: true, force: true });
      execFileSync('cp', ['-a', from, to]);
    }
  }
  return clone;
}

async function open(clone: string): Promise<{ hilltop: Child; openedAfterMs: number }> {
  const [site = 0, inbox = 0] = await freePorts(2);
  const startedAt = performance.now();
  const hilltop = await startChild({
    name: 'Hilltop',
    command: process.execPath,
    args: [join(clone, 'infra/local/commands/start.ts')],
    cwd: clone,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: join(clone, '.hilltop/cache/v8'),
      // A download would measure the network.
      HILLTOP_TOOLS: join(root, '.hilltop/tools'),
      PORT: String(site),
      MAIL_PORT: String(inbox),
    },
    stopSignal: 'SIGINT',
    stopWithinMs: 60_000,
  });
  await hilltop.firstLine((line) => (line.includes('Ctrl-C ends everything') ? true : undefined), openWithinMs);
  return { hilltop, openedAfterMs: performance.now() - startedAt };
}

async function measure(clone: string, how: 'end' | 'kill' = 'end'): Promise<Run> {
  const { hilltop, openedAfterMs } = await open(clone);
  const askedAt = performance.now();
  if (how === 'kill') {
    process.kill(hilltop.pid, 'SIGKILL');
    await hilltop.exited;
  } else {
    await hilltop.stop();
  }
  const run = { openedAfterMs, endedAfterMs: performance.now() - askedAt };
  process.stdout.write(
    `  open after ${(run.openedAfterMs / 1000).toFixed(1)} s, ended after ${(run.endedAfterMs / 1000).toFixed(1)} s\n`,
  );
  return run;
}

async function main(): Promise<void> {
  process.stdout.write('  Cloning the committed tree.\n');
  const clone = cloneTree();
  try {
    const cold = await measure(clone);
    const warm: Run[] = [];
    for (let run = 0; run < warmRuns; run++) {
      warm.push(await measure(clone));
    }
    await measure(clone, 'kill');
    const afterKill = await measure(clone);
    const page = startPage({
      machine: describeMachine(),
      cold,
      warm,
      afterKill,
    });
    const file = join(root, 'infra/bench/results/start.md');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
    process.stdout.write(
      `  Wrote infra/bench/results/start.md: second start ${(median(warm.map((run) => run.openedAfterMs)) / 1000).toFixed(1)} s.\n`,
    );
  } finally {
    rmSync(dirname(clone), { recursive: true, force: true });
  }
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});

/** One start and one stop, in milliseconds. */
interface Run {
  readonly openedAfterMs: number;
  readonly endedAfterMs: number;
}

function seconds(values: readonly number[]): string {
  const text = (value: number) => (value / 1000).toFixed(1);
  const range = values.length > 1 ? ` (${text(Math.min(...values))} to ${text(Math.max(...values))})` : '';
  return `${text(median(values))} s${range}`;
}

function startPage(facts: { machine: string; cold: Run; warm: readonly Run[]; afterKill: Run }): string {
  const row = (name: string, runs: readonly Run[]) =>
    `| ${name} | ${seconds(runs.map((run) => run.openedAfterMs))} | ${seconds(runs.map((run) => run.endedAfterMs))} |`;
  return `# Start and stop

Written by \`make bench\`. From the command to the banner, and from Ctrl-C to the end of the last process; median of ${facts.warm.length} runs with
the range. Floor: 11 s for the second start.

${facts.machine}

| start | open after | ended after |
| --- | --- | --- |
${row('first: packages installed, nothing built, no data', [facts.cold])}
${row('second and later', facts.warm)}
${row('after SIGKILL of the launcher', [facts.afterKill])}
`;
}
