/**
 * `make integration CONTAINERS=1`: the integration tests with PostgreSQL, NATS and object store in containers, by
 * testcontainers. Words go to Jest. Podman's API is served during the tests.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildPrograms } from '../../local/build/build-programs.ts';
import { messageOf } from '../../local/user-error.ts';
import { type Engine, engineOutput, engineSucceeds, findEngine } from './engine.ts';
import { othersImages } from './images.ts';

const root = resolve(import.meta.dirname, '../../..');
const say = (line: string) => process.stdout.write(`  ${line}\n`);

/** Podman's Docker-compatible API, on a socket of this run. */
async function servePodman(engine: Engine): Promise<{ service: ChildProcess; host: string }> {
  mkdirSync(join(root, '.hilltop/run'), { recursive: true });
  const host = `unix://${join(root, '.hilltop/run/podman.sock')}`;
  const service = spawn('podman', ['system', 'service', '--time', '0', host], { stdio: 'ignore' });
  while (service.exitCode === null && !(await engineSucceeds(engine, '--remote', '--url', host, 'version')))
    await pause(100);
  return { service, host };
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((finish) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
    child.once('exit', (code) => finish(code ?? 1));
  });
}

async function main(): Promise<number> {
  const engine = await findEngine();
  say(engine.description);
  const images = await othersImages(engine, ['postgres', 'nats', 's3'], { say, log: () => undefined });
  // Tests import generated types, which a fresh clone lacks.
  await buildPrograms(root);
  const testRun = randomUUID();
  const served = engine.command === 'podman' ? await servePodman(engine) : undefined;
  try {
    return await run('npm', ['run', 'jest', '--', '--selectProjects', 'int', 'deep', ...process.argv.slice(2)], {
      ...process.env,
      ...images,
      HILLTOP_TEST_RUN: testRun,
      // Testcontainers' cleanup container mounts Docker's socket, which Podman does not have.
      ...(served && { DOCKER_HOST: served.host, TESTCONTAINERS_RYUK_DISABLED: 'true' }),
    });
  } finally {
    const left = await engineOutput(engine, 'ps', '--all', '--quiet', `--filter=label=hilltop.test-run=${testRun}`);
    if (left !== '') await engineOutput(engine, 'rm', '--force', '--volumes', ...left.split('\n'));
    served?.service.kill();
  }
}

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    say(messageOf(error));
    process.exit(1);
  },
);
