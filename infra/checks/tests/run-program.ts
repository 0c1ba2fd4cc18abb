import { type ChildProcess, spawn } from 'node:child_process';
import { statSync } from 'node:fs';

const running = new Set<ChildProcess>();
let wasInterrupted = false;

/** Ends a program's whole process group. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}

// Programs have their own process groups, so Ctrl-C reaches only this process, which stays to report the result.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    wasInterrupted = true;
    for (const child of running) signalGroup(child, signal);
  });
}

export function isInterrupted(): boolean {
  return wasInterrupted;
}

export type ProgramOptions = {
  cwd: string;
  env?: Record<string, string | undefined>;
  /** A file that grows while the program makes progress: ten minutes without growth, and the program is killed. */
  progress?: string;
  /** Instead of ten minutes. */
  stallsAfterMs?: number;
};

/** No test takes this long on any machine. A run is limited by a lack of progress, never by its length. */
const stallsAfter = 10 * 60_000;

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Calls `onStall` once if the file has not grown for that long. Returns a function that stops the watch. */
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

/** Runs a program on this terminal. Returns its status; 1, with a reason printed, if it has none. */
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
      // Nothing of a failed program may slow down the next lane.
      if (code !== 0) signalGroup(child, 'SIGKILL');
      end(code ?? 1, code === null ? `was killed (${signal})` : undefined);
    });
  });
}
