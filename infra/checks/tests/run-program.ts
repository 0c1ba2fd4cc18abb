import { type ChildProcess, spawn } from 'node:child_process';
import { statSync } from 'node:fs';

const running = new Set<ChildProcess>();
let wasInterrupted = false;

/** Ends a program with all that it has started, which has its process group. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // Gone already.
  }
}

// Programs have process groups of their own, so Ctrl-C reaches this process alone. It outlives them, to say how it went.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    wasInterrupted = true;
    for (const child of running) signalGroup(child, signal);
  });
}

/** Whether somebody asked this run to end early. */
export function isInterrupted(): boolean {
  return wasInterrupted;
}

export type ProgramOptions = {
  cwd: string;
  env?: Record<string, string | undefined>;
  /** A file that the program appends to while it gets on. When it has not grown for ten minutes, the program is killed. */
  progress?: string;
  /** Another bound than ten minutes, in milliseconds. */
  stallsAfterMs?: number;
};

/** No test takes this long on any machine. What bounds a run is that nothing ends any more, never how long it takes. */
const stallsAfter = 10 * 60_000;

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Calls `onStall` once when the file has not grown for that long. Returns what ends the watch. */
function watchGrowth(path: string, stallsAfterMs: number, onStall: () => void): () => void {
  let size = sizeOf(path);
  let grewAt = performance.now();
  const timer = setInterval(
    () => {
      const now = sizeOf(path);
      if (now !== size) {
        size = now;
        grewAt = performance.now();
      } else if (performance.now() - grewAt > stallsAfterMs) {
        clearInterval(timer);
        onStall();
      }
    },
    Math.min(5_000, stallsAfterMs / 4),
  );
  return () => clearInterval(timer);
}

/** Runs a program to its end with its output on this terminal. Returns its status; 1, after saying why, when it has none. */
export function runProgram(command: string, args: readonly string[], options: ProgramOptions): Promise<number> {
  const { progress, stallsAfterMs = stallsAfter, ...place } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', detached: true, ...place });
    running.add(child);
    const stopWatching = progress
      ? watchGrowth(progress, stallsAfterMs, () => {
          process.stderr.write(`  No test has ended for ${Math.round(stallsAfterMs / 60_000)} min: the run hangs.\n`);
          signalGroup(child, 'SIGKILL');
        })
      : () => undefined;
    const end = (status: number, reason?: string) => {
      stopWatching();
      running.delete(child);
      if (reason) process.stderr.write(`  ${[command, ...args].join(' ').slice(0, 200)} ${reason}\n`);
      resolve(status);
    };
    child.once('error', ({ message }) => end(1, `cannot run: ${message}`));
    child.once('exit', (code, signal) => {
      // A program that died leaves nothing behind that would slow down the next lane.
      if (code !== 0) signalGroup(child, 'SIGKILL');
      end(code ?? 1, code === null ? `was killed (${signal})` : undefined);
    });
  });
}
