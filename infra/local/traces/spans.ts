import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As stored: a line of JSON in `spans.log`. */
export interface Span {
  traceId: string;
  spanId: string;
  /** Missing or unknown for the first span of a trace. */
  parentSpanId?: string | undefined;
  /** The process that did the work. */
  service: string;
  name: string;
  /** Milliseconds since 1970. */
  startMs: number;
  durationMs: number;
  hasFailed: boolean;
  /** For spans of requests. */
  correlationId?: string | undefined;
}

/** All spans since the start of `make dev`. */
export function readSpans(logDirectory: string): Span[] {
  const file = join(logDirectory, 'spans.log');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}
