import type { Logger } from '../logging/logger.js';
import { exitOnFatalErrors } from './exit-on-fatal-errors.js';

/**
 * Runs a one-shot command (migrate, seed, …): leaves with 0 when it is done, with 1 when it threw, with `run`'s number
 * when it gives one.
 */
export async function runCommand(logger: Logger, name: string, run: () => Promise<number | undefined>): Promise<never> {
  exitOnFatalErrors(logger);
  try {
    const code = await run();
    process.exit(code ?? 0);
  } catch (error) {
    logger.fatal({ err: error, command: name }, 'command failed');
    process.exit(1);
  }
}
