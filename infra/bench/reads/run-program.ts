import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A measured program. Its log is discarded, because reading it would be measured too. */
export interface RunningProgram {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const readyWithinMs = 60_000;

/** Runs a program and waits until it accepts connections. Throws if it does not. */
export async function runProgram(
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
