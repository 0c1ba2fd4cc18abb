import { currentService } from '../logging/current-service.js';
import type { Logger } from '../logging/logger.js';

/**
 * The state of a process is undefined after an uncaught error: logs it, as the service whose work it was, and exits with 1, so
 * that a supervisor restarts.
 */
export function exitOnFatalErrors(logger: Logger): void {
  const end = (error: unknown, origin: string): never => {
    (currentService()?.logger ?? logger).fatal({ err: error, origin }, 'uncaught error');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', (reason) => end(reason, 'unhandledRejection'));
}
