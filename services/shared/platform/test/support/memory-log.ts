import { createLogger, type Logger } from '../../src/logging/logger.js';

export interface MemoryLog {
  readonly logger: Logger;
  /** Every line so far. */
  readonly lines: readonly Record<string, unknown>[];
  /** The lines with this message. */
  readonly saying: (message: string) => Record<string, unknown>[];
}

/** A logger whose lines a test can read. */
export function memoryLog(level = 'debug'): MemoryLog {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => lines.push(JSON.parse(line)) };
  return {
    logger: createLogger({ service: 'test', level, destination }),
    lines,
    saying: (message) => lines.filter((line) => line.msg === message),
  };
}
