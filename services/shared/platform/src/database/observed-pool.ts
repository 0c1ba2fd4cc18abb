import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import pg from 'pg';
import { isSampled, tracerName } from '../telemetry/in-span.js';
import { postgresError } from './postgres-errors.js';

const verb = /^\s*(?:--.*\n\s*)*(\w+)/;
const changed = /\b(?:INTO|UPDATE)\s+"?(\w+)/;
/** Not `extract(epoch FROM …)`, and no function or subquery. */
const read = /(?<!\bepoch )\bFROM\s+(?:ONLY\s+)?"?(\w+)\b(?!"?\s*\()/;

/**
 * The name of a statement in metrics and traces, never its values: that of a prepared one, otherwise verb and first table (`SELECT
 * bookings`).
 */
export function statementName(statement: unknown): string {
  if (typeof statement === 'string') return verbAndTable(statement);
  const { name, text } = (statement ?? {}) as { readonly name?: unknown; readonly text?: unknown };
  if (typeof name === 'string') return name;
  return typeof text === 'string' ? verbAndTable(text) : 'other';
}

function verbAndTable(text: string): string {
  const operation = verb.exec(text)?.[1]?.toUpperCase() ?? 'other';
  const target = (read.exec(text) ?? changed.exec(text))?.[1];
  return target === undefined ? operation : `${operation} ${target}`;
}

export interface PoolObserver {
  statement(name: string, seconds: number): void;
  waited(seconds: number): void;
}

/** A shorter wait gets no span: the connection was free. */
const noticeableMs = 1;
const attributes = { 'db.system.name': 'postgresql' };

/** Measures how long callers wait for a connection. In a sampled trace a wait is a span. */
export function observedPool(observer: PoolObserver | undefined): typeof pg.Pool {
  return class ObservedPool extends pg.Pool {
    constructor(config?: pg.PoolConfig) {
      super(config);
      this.connect = new Proxy(this.connect, {
        apply: (connect, pool, given: unknown[]) => {
          const end = startWait(observer);
          const [callback] = given;
          if (typeof callback === 'function') {
            const ended = (...result: unknown[]) => {
              end(result[0]);
              callback(...result);
            };
            return Reflect.apply(connect, pool, [ended]);
          }
          const connected: Promise<unknown> = Reflect.apply(connect, pool, given);
          connected.then(() => end(), end);
          return connected;
        },
      });
    }
  };
}

/** Measures the statements of a connection. In a sampled trace each is a span with its name, never with its values. */
export function observeStatements(client: pg.ClientBase, observer: PoolObserver | undefined): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, given: unknown[]) => {
      const isTraced = isSampled();
      if (!isTraced && !observer) return Reflect.apply(query, self, given);
      const name = statementName(given[0]);
      const startedAt = performance.now();
      const span = isTraced ? startSpan(`sql ${name}`) : undefined;
      const result: unknown = Reflect.apply(query, self, given);
      const end = (error?: unknown) => {
        observer?.statement(name, (performance.now() - startedAt) / 1_000);
        endSpan(span, error);
      };
      // A stream has no promise, and takes as long as its reader.
      if (result instanceof Promise) result.then(() => end(), end);
      else endSpan(span);
      return result;
    },
  });
}

const startSpan = (name: string, startTime?: number): Span =>
  trace.getTracer(tracerName).startSpan(name, { kind: SpanKind.CLIENT, attributes, ...(startTime && { startTime }) });

/** The code says what failed. The message can contain values. */
function endSpan(span: Span | undefined, error?: unknown): void {
  if (error) span?.setStatus({ code: SpanStatusCode.ERROR, message: postgresError(error)?.code ?? 'unknown' });
  span?.end();
}

function startWait(observer: PoolObserver | undefined): (error?: unknown) => void {
  const startedAt = performance.now();
  const startTime = Date.now();
  const caller = isSampled() ? context.active() : undefined;
  return (error) => {
    const ms = performance.now() - startedAt;
    observer?.waited(ms / 1_000);
    if (!caller || ms < noticeableMs) return;
    context.with(caller, () => endSpan(startSpan('wait for a connection', startTime), error));
  };
}
