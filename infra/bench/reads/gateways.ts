import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Instance } from '../../local/launch/instance.ts';
import { natsUrl } from '../../local/launch/layout.ts';
import type { RunRecord } from '../../local/launch/run-file.ts';
import { Secrets } from '../../local/launch/secrets.ts';
import { services } from '../../local/parts.ts';
import { freePorts } from '../../local/ports/free-port.ts';

/** A measured program. Its log is discarded, because reading it would be measured too. */
interface RunningProgram {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const readyWithinMs = 60_000;

/** Runs a program and waits until it accepts connections. Throws if it does not. */
async function runProgram(
  file: string,
  port: number,
  variables: Record<string, string>,
  cwd: string,
): Promise<RunningProgram> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', APOLLO_TELEMETRY_DISABLED: '1', ...variables };
  const child = spawn(process.execPath, [file], {
    cwd,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    process.off('exit', kill);
  };
  const url = `http://127.0.0.1:${port}`;
  for (const until = performance.now() + readyWithinMs; performance.now() < until; await pause(100)) {
    if (child.exitCode !== null) break;
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return { url, pid: child.pid ?? 0, stop };
  }
  await stop();
  throw new Error(`${file} does not answer`);
}

/** Measured gateways: one process each, for the same running subgraphs. */
export interface Gateways {
  /** Without NATS, so that it caches nothing, and without load shedding. */
  readonly uncached: RunningProgram;
  /** Without NATS, with load shedding as in production. */
  readonly shedding: RunningProgram;
  readonly cached: RunningProgram;
  readonly staff: { readonly email: string; readonly password: string };
  stop(): Promise<void>;
}

export async function startGateways(root: string, instance: Instance): Promise<Gateways> {
  const { parts }: RunRecord = JSON.parse(readFileSync(instance.runFile, 'utf8'));
  const secrets = new Secrets(dirname(dirname(instance.runFile)));
  const urlOf = (name: string): string => {
    const url = parts.find((part) => part.name === name)?.url;
    if (!url) throw new Error(`${name} does not run`);
    return url;
  };
  const subgraphs = services.map(({ name }) => [`${name.toUpperCase()}_URLS`, urlOf(name)]);
  const IDENTITY_PRIVATE_KEY = secrets.of('identity-key-gateway');
  // All load comes from one address, at a higher rate than a visitor may send.
  const limits = {
    RATE_LIMIT_CALLS: '0',
    RATE_LIMIT_PAGES: '0',
    RATE_LIMIT_SIGN_INS: '0',
    RATE_LIMIT_OPERATIONS: '0',
    MAX_OPEN_REQUESTS_PER_ADDRESS: '0',
  };
  const unbounded = { MAX_CONCURRENT_REQUESTS: '0' };
  const variables = { PUBLIC_URL: instance.site, IDENTITY_PRIVATE_KEY, ...limits, ...Object.fromEntries(subgraphs) };
  const [first = 0, second = 0, third = 0] = await freePorts(3);
  const home = join(root, 'gateway');
  const main = join(home, 'dist/main.js');
  const [uncached, cached, shedding] = await Promise.all([
    runProgram(main, first, { ...variables, ...unbounded }, home),
    runProgram(
      main,
      second,
      { ...variables, ...unbounded, NATS_URL: natsUrl('gateway', secrets, Number(new URL(urlOf('nats')).port)) },
      home,
    ),
    runProgram(main, third, variables, home),
  ]);
  return {
    uncached,
    cached,
    shedding,
    staff: { email: 'staff@hilltop.test', password: secrets.of('staff-password') },
    stop: async () => {
      await Promise.all([uncached, cached, shedding].map((program) => program.stop()));
    },
  };
}
