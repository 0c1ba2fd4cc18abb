import { join } from 'node:path';
import type { Lineup } from './lineup.ts';
import type { Progress } from './progress.ts';
import type { RunFile } from './run-file.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** What every step of a start works with. */
export type Workshop = { settings: Settings; secrets: Secrets; progress: Progress; runFile: RunFile; lineup: Lineup };

/** The folder of the parts' log files. */
export function logDirectory({ data }: Settings): string {
  return join(data, 'logs');
}
