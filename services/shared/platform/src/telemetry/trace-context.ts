import { type Context, context, isSpanContextValid, ROOT_CONTEXT, type SpanContext, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';

enableAsyncContext();

/** W3C Trace Context, version 00. */
export const traceHeader = 'traceparent';

const wellFormed = /^00-(?<traceId>[\da-f]{32})-(?<spanId>[\da-f]{16})-(?<flags>[\da-f]{2})$/;

/** The root context if it is missing or invalid. */
export function contextOf(traceparent: unknown): Context {
  const parts = typeof traceparent === 'string' ? wellFormed.exec(traceparent)?.groups : undefined;
  if (!parts) return ROOT_CONTEXT;
  const { traceId = '', spanId = '', flags = '' } = parts;
  const parent: SpanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

export function runWithTraceparent<Result>(traceparent: string, work: () => Result): Result {
  return context.with(contextOf(traceparent), work);
}

/** Undefined outside of any trace. */
export function currentTraceparent(): string | undefined {
  const current = trace.getSpanContext(context.active());
  if (!current || !isSpanContextValid(current)) return undefined;
  const flags = current.traceFlags.toString(16).padStart(2, '0');
  return `00-${current.traceId}-${current.spanId}-${flags}`;
}

/** Empty outside of any trace. */
export function traceHeaders(): Record<string, string> {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? {} : { [traceHeader]: traceparent };
}

function enableAsyncContext(): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
}
