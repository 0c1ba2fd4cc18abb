import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { readErrorLine, readThrown } from '../logs/log-line.ts';
import { UserError } from '../user-error.ts';
import { trackChild } from './live-children.ts';
import { endWithParent, withPrivileges } from './setpriv.ts';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ChildOptions {
  /** For messages. */
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: Record<string, string | undefined>;
  onLine?: (line: string) => void;
  /** Additional `setpriv` options. One `setpriv` takes all: a change of account drops what an earlier one set. */
  privileges?: readonly string[];
  /** The signal to stop, and the time in ms after which its process group is killed. */
  stopSignal?: 'SIGTERM' | 'SIGINT';
  stopWithinMs?: number;
  /** Gives it a standard input for `send`. */
  hasInput?: boolean;
}

/** Only for what hangs: two Hilltops that start at once on two busy cores take minutes. */
const readyWithinMs = 240_000;
const rememberedLines = 20;
const outputsMs = 1000;

/** How a process ended, in words: "ended with status 1", "was killed (SIGKILL)". */
export function describeExit({ code, signal }: Exit): string {
  return signal ? `was killed (${signal})` : `ended with status ${code}`;
}

/** Resolves once the process is gone and its last line read, or a second later if others keep its outputs open. */
function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
    child.once('exit', (code, signal) => setTimeout(() => resolve({ code, signal }), outputsMs).unref());
  });
}

export class Child {
  readonly pid: number;
  readonly exited: Promise<Exit>;
  private readonly options: ChildOptions;
  private readonly process: ChildProcess;
  private readonly lastLines: string[] = [];
  private readonly readers = new Set<(line: string) => void>();
  private stopping: Promise<void> | undefined;

  constructor(options: ChildOptions, started: ChildProcess) {
    this.options = options;
    this.process = started;
    this.pid = started.pid ?? 0;
    this.exited = exitOf(started);
    for (const output of [started.stdout, started.stderr].filter((stream): stream is Readable => stream !== null)) {
      createInterface({ input: output }).on('line', (line) => this.read(line));
    }
    void this.exited.then(trackChild(() => this.stop()));
  }

  /** The first line of which `find` makes something. Throws `UserError` if the process ends first, or after the timeout. */
  async firstLine<T>(find: (line: string) => T | undefined, withinMs = readyWithinMs): Promise<T> {
    const { name } = this.options;
    const over = new AbortController();
    const found = new Promise<T>((resolve) => {
      const reader = (line: string) => {
        const answer = find(line);
        if (answer !== undefined) {
          this.readers.delete(reader);
          resolve(answer);
        }
      };
      this.readers.add(reader);
    });
    const late = delay(withinMs, undefined, { signal: over.signal }).then(() => {
      throw new UserError(`${name} is not ready after ${withinMs / 1000} s: ${this.lastWords}`);
    });
    const gone = this.exited.then((exit) => {
      throw new UserError(`${name} ${describeExit(exit)} before it was ready: ${this.lastWords}`);
    });
    try {
      return await Promise.race([found, late, gone]);
    } finally {
      over.abort();
      for (const loser of [late, gone]) {
        loser.catch(() => undefined);
      }
    }
  }

  send(text: string): void {
    this.process.stdin?.end(text);
  }

  /** Stops it, by force after the timeout. Settles once it is gone; can be called more than once. */
  stop(): Promise<void> {
    this.stopping ??= this.end();
    return this.stopping;
  }

  /** Its uncaught exception, else its last error line, else its last line. */
  get lastWords(): string {
    const logged = this.lastLines.map(readErrorLine).findLast((line) => line !== undefined);
    const thrown = readThrown(this.lastLines);
    const printed = this.lastLines.findLast((line) => /\berror\b/i.test(line));
    const last = this.lastLines.findLast((line) => line.trim() !== '');
    return (logged ?? thrown ?? printed ?? last ?? 'it said nothing').trim().slice(0, 300);
  }

  private read(line: string): void {
    this.lastLines.push(line);
    if (this.lastLines.length > rememberedLines) {
      this.lastLines.shift();
    }
    this.options.onLine?.(line);
    for (const reader of this.readers) {
      reader(line);
    }
  }

  private async end(): Promise<void> {
    const insist = setTimeout(() => this.killGroup(), this.options.stopWithinMs ?? 10_000);
    this.process.kill(this.options.stopSignal ?? 'SIGTERM');
    await this.exited;
    clearTimeout(insist);
  }

  private killGroup(): void {
    try {
      process.kill(-this.pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  }
}

/**
 * Starts a process in its own session: Ctrl-C reaches only the launcher, which stops its parts in order. The process
 * does not outlive this one (`endWithParent`).
 */
export function startChild(options: ChildOptions): Promise<Child> {
  const privileges = [...endWithParent(options.stopSignal ?? 'SIGTERM'), ...(options.privileges ?? [])];
  const { command, args } = withPrivileges(options, privileges);
  const { cwd, env, hasInput } = options;
  return new Promise((resolve, reject) => {
    const started = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: [hasInput ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    });
    started.once('spawn', () => resolve(new Child(options, started)));
    started.once('error', (error) => reject(new UserError(`${options.name} cannot be started: ${error.message}.`)));
  });
}
