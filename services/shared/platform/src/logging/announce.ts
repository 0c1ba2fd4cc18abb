import type { Logger } from './logger.js';

/** Writes a line that somebody waits for, such as `ready`, whatever LOG_LEVEL leaves out. */
export function announce(logger: Logger, facts: object, message: string): void {
  logger.child({}, { level: 'info' }).info(facts, message);
}
