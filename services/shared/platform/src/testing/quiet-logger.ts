import { createLogger, type Logger } from '../logging/logger.js';

/** A logger that says nothing, unless LOG_LEVEL asks it to when a test is looked into. */
export function quietLogger(): Logger {
  return createLogger({ service: 'tests', level: process.env.LOG_LEVEL ?? 'silent' });
}
