import type { LoggerService } from '@nestjs/common';
import { currentService } from './current-service.js';
import { isError } from './is-error.js';
import type { Logger } from './logger.js';

/** Nest's startup messages are logged at debug level. Nest has one logger in a process: that of the last service that was opened. */
export class NestLogger implements LoggerService {
  constructor(private readonly last: Logger) {}

  private get logger(): Logger {
    return currentService()?.logger ?? this.last;
  }

  log(message: unknown, ...context: unknown[]): void {
    this.logger.debug({ context: context.at(-1) }, String(message));
  }

  debug(message: unknown, ...context: unknown[]): void {
    this.logger.debug({ context: context.at(-1) }, String(message));
  }

  verbose(message: unknown, ...context: unknown[]): void {
    this.logger.trace({ context: context.at(-1) }, String(message));
  }

  warn(message: unknown, ...context: unknown[]): void {
    this.logger.warn({ context: context.at(-1) }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest calls with (error), (message, context) or (message, stack, context). */
  private write(level: 'error' | 'fatal', message: unknown, rest: unknown[]): void {
    const error = [message, ...rest].find(isError);
    const stack = rest.length > 1 && typeof rest[0] === 'string' ? rest[0] : undefined;
    this.logger[level](
      { context: rest.at(-1), ...(error ? { err: error } : stack ? { stack } : {}) },
      isError(message) ? message.message : String(message),
    );
  }
}
