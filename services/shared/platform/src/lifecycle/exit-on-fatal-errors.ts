import type { Logger } from '../logging/logger.js';

/**
 * After an uncaught error, the state of the process is anybody's guess: say it once, with the correlation
 * id of the work it came from, and leave with 1 for a supervisor to start afresh.
 */
export function exitOnFatalErrors(logger: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ err: error, origin }, 'uncaught error');
    process.exit(1);
  });
  process.on('unhandledRejection', (reason) => {
    logger.fatal({ err: reason, origin: 'unhandledRejection' }, 'uncaught error');
    process.exit(1);
  });
}
