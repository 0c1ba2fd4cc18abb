import type { Logger } from '../logging/logger.js';

/**
 * After an uncaught error, the state of the process is undefined. Logs the error with the correlation id of its work, and
 * exits with 1 so that a supervisor restarts the process.
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
