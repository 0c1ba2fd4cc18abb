import { join, relative } from 'node:path';
import { readErrorLine } from '../logs/log-line.ts';
import { RotatingLog } from '../logs/rotating-log.ts';
import type { Progress } from './progress.ts';
import type { RunFile } from './run-file.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { Supervisor } from './supervisor.ts';

/** What every step of a start works with. */
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
  /** Shows a log line of a part. */
  showLine(part: string, line: string): void;
  /** How to run the migrations of each service, by its name. */
  migrations: Map<string, () => Promise<void>>;
}

/** The folder of the parts' log files. */
export function logDirectory({ data }: Settings): string {
  return join(data, 'logs');
}

/** Writes the lines of a part to its log file, and shows them on the terminal: errors only, all of them in development. */
export function openPartLog({ settings, progress, development }: LaunchContext, name: string): (line: string) => void {
  const log = new RotatingLog(logDirectory(settings), name);
  return (line) => {
    log.write(line);
    const error = development ? undefined : readErrorLine(line);
    development?.showLine(name, line);
    if (error) progress.error(name, `${error} (${relative(settings.root, log.file)})`);
  };
}
