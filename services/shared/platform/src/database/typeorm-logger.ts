import type { Logger as TypeormLoggerInterface } from 'typeorm';
import type { Logger } from '../logging/logger.js';

/** Forwards the ORM's messages to the process's logger, never a statement's values. */
export class TypeormLogger implements TypeormLoggerInterface {
  constructor(private readonly logger: Logger) {}

  logQuery(statement: string): void {
    this.logger.trace({ statement }, 'statement');
  }

  /** Debug level, because the error is thrown to the caller, who decides. */
  logQueryError(_error: string | Error, statement: string): void {
    this.logger.debug({ statement }, 'statement failed');
  }

  logQuerySlow(ms: number, statement: string): void {
    this.logger.warn({ ms, statement }, 'slow statement');
  }

  logSchemaBuild(message: string): void {
    this.logger.debug(message);
  }

  logMigration(message: string): void {
    this.logger.info(message);
  }

  log(level: 'log' | 'info' | 'warn', message: unknown): void {
    this.logger[level === 'log' ? 'debug' : level](String(message));
  }
}
