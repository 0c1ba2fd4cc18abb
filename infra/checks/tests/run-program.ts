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

/** Runs a program to its end with its output on this terminal. Returns its status; 1, after saying why, when it has none. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: Record<string, string | undefined> },
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    running.add(child);
    const giveUp = (reason: string) => {
      process.stderr.write(`  ${[command, ...args].join(' ').slice(0, 200)} ${reason}\n`);
      resolve(1);
    };
    child.once('error', ({ message }) => giveUp(`cannot run: ${message}`));
    child.once('exit', (code, signal) => {
      running.delete(child);
      return code === null ? giveUp(`was killed (${signal})`) : resolve(code);
    });
  });
}
