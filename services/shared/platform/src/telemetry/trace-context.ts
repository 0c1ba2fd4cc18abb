import { type Context, context, isSpanContextValid, ROOT_CONTEXT, type SpanContext, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';

enableAsyncContext();

/** Propagates the trace of a request between processes and in events (W3C Trace Context, version 00). */
export const traceHeader = 'traceparent';

const wellFormed = /^00-(?<traceId>[\da-f]{32})-(?<spanId>[\da-f]{16})-(?<flags>[\da-f]{2})$/;

/** The context of a `traceparent`; the root context if it is missing or invalid. */
export function contextOf(traceparent: unknown): Context {
  const parts = typeof traceparent === 'string' ? wellFormed.exec(traceparent)?.groups : undefined;
  if (!parts) return ROOT_CONTEXT;
  const { traceId = '', spanId = '', flags = '' } = parts;
  const parent: SpanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/** Runs `work`, and everything that it awaits, as part of a trace. */
export function runWithTraceparent<Result>(traceparent: string, work: () => Result): Result {
  return context.with(contextOf(traceparent), work);
}

/** The current trace as a `traceparent`; `undefined` outside of any. */
export function currentTraceparent(): string | undefined {
  const current = trace.getSpanContext(context.active());
  if (!current || !isSpanContextValid(current)) return undefined;
  const flags = current.traceFlags.toString(16).padStart(2, '0');
  return `00-${current.traceId}-${current.spanId}-${flags}`;
}

/** The header that propagates the trace; empty outside of any. */
export function traceHeaders(): Record<string, string> {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? {} : { [traceHeader]: traceparent };
}

/** Enables context propagation across asynchronous work. Idempotent. */
function enableAsyncContext(): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
}
