import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

type Line = Record<string, unknown>;

/** A service in its own process. */
export interface ChildService {
  readonly process: ChildProcess;
  readonly lines: readonly Line[];
  /** Resolves to the first line with this message, now or later. */
  said(message: string): Promise<Line>;
  /** Resolves to the exit code, or to the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts a compiled service and reads its log. */
export function startChild(main: string, environment: Record<string, string>): ChildService {
  const child = spawn(process.execPath, [main], { env: { ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: Line[] = [];
  const waiting = new Set<() => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(JSON.parse(line));
    for (const look of waiting) look();
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  return {
    process: child,
    lines,
    ended,
    said: (message) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const line = lines.find(({ msg }) => msg === message);
          if (!line) return;
          waiting.delete(look);
          resolve(line);
        };
        waiting.add(look);
        look();
        void ended.then(() => reject(new Error(`ended without saying "${message}": ${JSON.stringify(lines)}`)));
      }),
  };
}
