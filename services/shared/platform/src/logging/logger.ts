import { type Bindings, type DestinationStream, pino, stdTimeFunctions } from 'pino';
import { currentCorrelationId } from './correlation.js';
import { redactFields, redactText } from './redact.js';

/** What the code logs through: `logger.info({ facts }, 'what happened')`. */
export type Logger = import('pino').Logger;

/** Injection token of the process's logger. */
export const LOGGER = Symbol('LOGGER');

export interface LoggerOptions {
  /** Name of the process, on every line. */
  readonly service: string;
  readonly level: string;
  /** Keys of this service that are personal besides the usual ones. */
  readonly redact?: readonly string[];
  /** Where lines go instead of standard output. */
  readonly destination?: DestinationStream;
}

/**
 * One JSON line per event, with the correlation id of the work under way. Two nets keep personal data and secrets out:
 * keys by name, and the finished line by the look of its values. Lines are written at once, so that the last one before
 * an exit is not lost.
 */
export function createLogger({ service, level, redact = [], destination }: LoggerOptions): Logger {
  const more = new Set(redact.map((key) => key.toLowerCase().replace(/[-_]/g, '')));
  const logger = pino(
    {
      level,
      base: { service },
      timestamp: stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (record) => redactFields(record, more),
      },
      mixin: () => {
        const id = currentCorrelationId();
        return id === undefined ? {} : { correlationId: id };
      },
      // Errors are described already, by `redactFields`.
      serializers: { err: (described: unknown) => described },
      hooks: { streamWrite: redactText },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
  // Pino runs no formatter over what a child is bound to.
  const { child } = logger;
  Object.defineProperty(logger, 'child', {
    value(this: Logger, bindings: Bindings, ...options: unknown[]): Logger {
      return Reflect.apply(child, this, [redactFields(bindings, more), ...options]);
    },
  });
  return logger;
}
