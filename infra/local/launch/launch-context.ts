import { join, relative } from 'node:path';
import { readErrorLine } from '../logs/log-line.ts';
import { RotatingLog } from '../logs/rotating-log.ts';
import type { Progress } from './progress.ts';
import type { RunFile } from './run-file.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { Supervisor } from './supervisor.ts';

export interface LaunchContext {
  settings: Settings;
  secrets: Secrets;
  progress: Progress;
  runFile: RunFile;
  supervisor: Supervisor;
  /** Set by `make dev`. */
  development?: Development;
}

export interface Development {
  showLine(part: string, line: string): void;
  /** Runs a service's migrations, by its name. */
  migrations: Map<string, () => Promise<void>>;
}

export function logDirectory({ data }: Settings): string {
  return join(data, 'logs');
}

/** Writes a part's lines to its log file, and shows its errors on the terminal; in development, all lines. */
export function openPartLog({ settings, progress, development }: LaunchContext, name: string): (line: string) => void {
  const log = new RotatingLog(logDirectory(settings), name);
  return (line) => {
    log.write(line);
    const error = development ? undefined : readErrorLine(line);
    development?.showLine(name, line);
    if (error) progress.error(name, `${error} (${relative(settings.root, log.file)})`);
  };
}
