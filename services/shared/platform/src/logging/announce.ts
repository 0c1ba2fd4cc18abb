import type { Logger } from './logger.js';

/** A line that a supervisor waits for, such as `ready`, at any LOG_LEVEL. */
export function announce(logger: Logger, facts: object, message: string): void {
  logger.child({}, { level: 'info' }).info(facts, message);
}
