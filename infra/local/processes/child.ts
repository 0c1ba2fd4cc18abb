import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Trouble } from '../trouble.ts';
import { endWithParent, withPrivileges } from './end-with-parent.ts';

export type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type ChildOptions = {
  /** How the part is called in what people read. */
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: Record<string, string | undefined>;
  /** Called with every line of both outputs. */
  onLine?: (line: string) => void;
  /** Options of `setpriv` besides ours. One `setpriv` takes all: a change of account forgets what an earlier one asked for. */
  privileges?: readonly string[];
  /** The signal that asks it to end, and how long it may take, in milliseconds; then it is killed with its process group. */
  stopSignal?: 'SIGTERM' | 'SIGINT';
  stopWithinMs?: number;
};

export type Child = {
  readonly pid: number;
  readonly exited: Promise<Exit>;
  /** The first line that `read` makes something of. Throws `Trouble` when the process ends first or the time is up. */
  firstLine<T>(read: (line: string) => T | undefined, withinMs: number): Promise<T>;
  /** Asks it to end, and insists after the bound. Settles when it is gone; may be called more than once. */
  stop(): Promise<void>;
};

const remembered = 20;
const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) {
    child.kill('SIGTERM');
  }
});

/** Kills a process and what it started (each child leads its own process group). */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

/** How a process ended, in words: "ended with status 1", "was killed (SIGKILL)". */
export function describeExit({ code, signal }: Exit): string {
  return signal ? `was killed (${signal})` : `ended with status ${code}`;
}

/**
 * Starts a process of its own session, so that Ctrl-C in the terminal reaches the launcher alone, which ends its parts in
 * order. The process does not outlive this one (`endWithParent`).
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { name, cwd, env, stopSignal = 'SIGTERM', stopWithinMs = 10_000 } = options;
  const { command, args } = withPrivileges(options, [...endWithParent(stopSignal), ...(options.privileges ?? [])]);
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const lastLines: string[] = [];
  const readers = new Set<(line: string) => void>();
  for (const output of [child.stdout, child.stderr] satisfies Readable[]) {
    createInterface({ input: output }).on('line', (line) => {
      lastLines.push(line);
      if (lastLines.length > remembered) {
        lastLines.shift();
      }
      options.onLine?.(line);
      for (const reader of readers) {
        reader(line);
      }
    });
  }
  const exited = new Promise<Exit>((resolve) => {
    // 'close' comes after the last line was read, 'exit' may not.
    child.once('close', (code, signal) => {
      alive.delete(child);
      resolve({ code, signal });
    });
  });
  const pid = await new Promise<number>((resolve, reject) => {
    child.once('spawn', () => resolve(child.pid as number));
    child.once('error', (fault) => reject(new Trouble(`${name} cannot be started: ${fault.message}.`)));
  });
  alive.add(child);

  let stopping: Promise<void> | undefined;
  async function end(): Promise<void> {
    child.kill(stopSignal);
    const late = new AbortController();
    const timer = delay(stopWithinMs, undefined, { signal: late.signal, ref: false }).then(
      () => killGroup(pid),
      () => undefined,
    );
    await exited;
    late.abort();
    await timer;
  }

  return {
    pid,
    exited,
    stop: () => {
      stopping ??= end();
      return stopping;
    },
    firstLine: (read, withinMs) =>
      new Promise((resolve, reject) => {
        const done = (settle: () => void) => {
          clearTimeout(timer);
          readers.delete(reader);
          settle();
        };
        const lastWords = () => lastLines.findLast((line) => line.trim() !== '') ?? 'it said nothing';
        const reader = (line: string) => {
          const found = read(line);
          if (found !== undefined) {
            done(() => resolve(found));
          }
        };
        const timer = setTimeout(
          () => done(() => reject(new Trouble(`${name} is not ready after ${withinMs / 1000} s: ${lastWords()}`))),
          withinMs,
        );
        readers.add(reader);
        void exited.then((exit) =>
          done(() => reject(new Trouble(`${name} ${describeExit(exit)} before it was ready: ${lastWords()}`))),
        );
      }),
  };
}
