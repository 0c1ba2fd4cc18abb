import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../ports/free-port.ts';
import { startChild } from '../processes/child.ts';
import { messageOf, UserError } from '../user-error.ts';
import { type RunningPart, readRun } from './run-file.ts';

const openWithinMs = 600_000;
const endWithinMs = 60_000;
const keptLines = 100;
const elsewhere = /_DATABASE_URL$|^NATS_URL$|^SMTP_URL$|^S3_|_REPLICAS$|^SMALL$/;

/** A whole Hilltop for one test or measurement. */
export interface Instance {
  readonly site: string;
  /** URL of the mail catcher's page. */
  readonly inbox: string;
  /** The file that lists its processes. */
  readonly runFile: string;
  /** The launcher's. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The current process of a part. Throws if there is none. */
  part(name: string): RunningPart;
}

export interface InstanceOptions {
  readonly root: string;
  /** A data folder to keep; by default an empty one, which `close` removes. */
  readonly data?: string;
  /** Variables of `make start`. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly onLine?: (line: string) => void;
}

/** This environment without variables that point `make start` at external servers. */
function localEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !elsewhere.test(name)));
}

/** All of `make start` on free ports. */
export async function startInstance(options: InstanceOptions): Promise<Instance & { close(): Promise<void> }> {
  const { root, settings, onLine } = options;
  const data = options.data ?? mkdtempSync(join(tmpdir(), 'hilltop-own-'));
  const [site = 0, inbox = 0] = await freePorts(2);
  const environment = {
    ...localEnvironment(),
    // A periodic reconciliation would disturb a test or measurement.
    RECONCILE_EVERY_MINUTES: '0',
    // All visitors of a test or measurement have one address.
    MOCK_PURCHASES_PER_CALLER: '1000000',
    HILLTOP_TOOLS: join(root, '.hilltop/tools'),
    ...settings,
    PORT: String(site),
    MAIL_PORT: String(inbox),
    HILLTOP_DATA: data,
  };
  const said: string[] = [];
  const hilltop = await startChild({
    name: 'Hilltop',
    command: process.execPath,
    args: [join(root, 'infra/local/commands/start.ts')],
    cwd: root,
    env: environment,
    onLine: (line) => {
      said.push(line);
      if (said.length > keptLines) said.shift();
      onLine?.(line);
    },
    stopWithinMs: endWithinMs,
  });
  const close = async () => {
    process.off('SIGINT', end).off('SIGTERM', end);
    await hilltop.stop();
    if (!options.data) rmSync(data, { recursive: true, force: true });
  };
  // Callers would otherwise go on without it.
  const end = (signal: 'SIGINT' | 'SIGTERM') =>
    void close().finally(() => process.exit(128 + constants.signals[signal]));
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    await hilltop.firstLine((line) => (line.includes('Ctrl-C ends everything') ? true : undefined), openWithinMs);
  } catch (error) {
    await close();
    // The launcher's error first, then what it stopped.
    throw new UserError(`${messageOf(error)}\n${said.join('\n')}`);
  }
  return {
    site: `http://localhost:${site}`,
    inbox: `http://localhost:${inbox}`,
    runFile: join(data, 'run/parts.json'),
    environment,
    part: (name) => {
      const found = readRun(data)?.parts.find((one) => one.name === name);
      if (!found) throw new Error(`there is no part ${name}`);
      return found;
    },
    close,
  };
}

/** `startInstance`, closed after the work. */
export async function withInstance<Result>(
  options: InstanceOptions,
  work: (hilltop: Instance) => Promise<Result>,
): Promise<Result> {
  const hilltop = await startInstance(options);
  try {
    return await work(hilltop);
  } finally {
    await hilltop.close();
  }
}
