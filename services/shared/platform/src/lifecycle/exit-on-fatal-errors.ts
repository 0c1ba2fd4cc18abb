import type { Logger } from '../logging/logger.js';

/** The state of a process is undefined after an uncaught error: logs it and exits with 1, so that a supervisor restarts. */
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
