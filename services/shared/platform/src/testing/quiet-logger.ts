import { createLogger, type Logger } from '../logging/logger.js';

/** Set LOG_LEVEL to debug a test. */
export function quietLogger(): Logger {
  return createLogger({ service: 'tests', level: process.env.LOG_LEVEL ?? 'silent' });
}
