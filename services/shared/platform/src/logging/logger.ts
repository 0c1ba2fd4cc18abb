import { type Bindings, type DestinationStream, type LogFn, pino, stdTimeFunctions } from 'pino';
import { currentCorrelationId } from './correlation.js';
import { isError } from './is-error.js';
import { standardOutput } from './line-writer.js';
import { createRedaction, redactText } from './redact.js';

/** `logger.info({ facts }, 'what happened')`. */
export type Logger = import('pino').Logger;

export const LOGGER = Symbol('LOGGER');

export interface LoggerOptions {
  readonly service: string;
  readonly level: string;
  /** Sensitive keys in addition to the usual ones. */
  readonly redact?: readonly string[];
  /** Standard output by default. */
  readonly destination?: DestinationStream;
}

/** One JSON line per event with the correlation id. Personal data and secrets are redacted by key and by pattern. */
export function createLogger({ service, level, redact = [], destination }: LoggerOptions): Logger {
  const redactFields = createRedaction(redact);
  const logger = pino(
    {
      level,
      base: { service },
      timestamp: stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: redactFields,
      },
      mixin: () => {
        const id = currentCorrelationId();
        return id === undefined ? {} : { correlationId: id };
      },
      // The redaction has already described errors.
      serializers: { err: (described: unknown) => described },
      hooks: { logMethod: redactMessage },
    },
    destination ?? standardOutput(),
  );
  // Pino does not run formatters on the bindings of a child.
  const { child } = logger;
  Object.defineProperty(logger, 'child', {
    value(this: Logger, bindings: Bindings, ...options: unknown[]): Logger {
      return Reflect.apply(child, this, [redactFields(bindings), ...options]);
    },
  });
  return logger;
}

/** Redacts messages too, because the message of a bare error becomes that of the line. */
function redactMessage(this: Logger, args: unknown[], method: LogFn): void {
  const [first, ...rest] = args;
  const texts = [first, ...rest].map((part) => (typeof part === 'string' ? redactText(part) : part));
  const bare = isError(first) && rest.length === 0;
  Reflect.apply(method, this, bare ? [{ err: first }, redactText(first.message)] : texts);
}
