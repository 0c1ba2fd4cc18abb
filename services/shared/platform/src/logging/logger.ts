import { type Bindings, type DestinationStream, type LogFn, pino, stdTimeFunctions } from 'pino';
import { currentCorrelationId } from './correlation.js';
import { isError } from './is-error.js';
import { lineWriter } from './line-writer.js';
import { createRedaction, redactText } from './redact.js';

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
 * One JSON line per event, with the correlation id of the work under way. Personal data and secrets are kept out by the
 * names of keys and by the look of texts. Lines are written as `lineWriter` tells.
 */
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
      // Errors are described already, by the redaction.
      serializers: { err: (described: unknown) => described },
      hooks: { logMethod: redactMessage },
    },
    destination ?? lineWriter(1),
  );
  // Pino runs no formatter over what a child is bound to.
  const { child } = logger;
  Object.defineProperty(logger, 'child', {
    value(this: Logger, bindings: Bindings, ...options: unknown[]): Logger {
      return Reflect.apply(child, this, [redactFields(bindings), ...options]);
    },
  });
  return logger;
}

/** Messages are texts like any other; that of a bare error would become the line's message as it is. */
function redactMessage(this: Logger, args: unknown[], method: LogFn): void {
  const [first, ...rest] = args;
  const texts = [first, ...rest].map((part) => (typeof part === 'string' ? redactText(part) : part));
  const bare = isError(first) && rest.length === 0;
  Reflect.apply(method, this, bare ? [{ err: first }, redactText(first.message)] : texts);
}
