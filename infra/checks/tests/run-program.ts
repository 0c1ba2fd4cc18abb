import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();
let wasInterrupted = false;

// In a terminal Ctrl-C reaches the programs too; this process outlives them, to clean up and to say how it went.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    wasInterrupted = true;
    for (const child of running) {
      child.kill(signal);
    }
  });
}

/** Whether somebody asked this run to end early. */
export function isInterrupted(): boolean {
  return wasInterrupted;
}

export type ProgramOptions = {
  cwd: string;
  env?: Record<string, string | undefined>;
  /** How long it may run, in milliseconds; then it is killed. Without a bound, as long as it wants. */
  withinMs?: number;
};

/** Runs a program to its end with its output on this terminal. Returns its status; 1, after saying why, when it has none. */
export function runProgram(command: string, args: readonly string[], options: ProgramOptions): Promise<number> {
  const { withinMs, ...place } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...place });
    running.add(child);
    const giveUp = (reason: string) => {
      process.stderr.write(`  ${[command, ...args].join(' ').slice(0, 200)} ${reason}\n`);
      resolve(1);
    };
    const late = withinMs
      ? setTimeout(() => {
          process.stderr.write(`  Not done after ${Math.round(withinMs / 1000)} s.\n`);
          child.kill('SIGKILL');
        }, withinMs)
      : undefined;
    child.once('error', ({ message }) => giveUp(`cannot run: ${message}`));
    child.once('exit', (code, signal) => {
      clearTimeout(late);
      running.delete(child);
      return code === null ? giveUp(`was killed (${signal})`) : resolve(code);
    });
  });
}
