import {
  type Attributes,
  type Context,
  context,
  ProxyTracerProvider,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export const tracerName = 'hilltop';

/** False without a collector: then no span is begun, and what a caller sent is passed on. */
export function isTracing(): boolean {
  const provider = trace.getTracerProvider();
  return !(provider instanceof ProxyTracerProvider) || provider.getDelegateTracer(tracerName) !== undefined;
}

/** Details get no span without a sampled trace: background work would fill the collector. */
export const isSampled = (): boolean => trace.getActiveSpan()?.isRecording() === true;

export interface Work {
  /** Without ids: `process hilltop.bookings.booking-confirmed.v1`. */
  readonly name: string;
  readonly kind: keyof typeof SpanKind;
  /** Ids and facts only; never user input. */
  readonly attributes?: Attributes;
  readonly parent?: Context;
}

/** It records the name of an error, not its message. */
export async function inSpan<Result>(
  { name, kind, attributes = {}, parent = context.active() }: Work,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isTracing()) return context.with(parent, work);
  const span = trace.getTracer(tracerName).startSpan(name, { kind: SpanKind[kind], attributes }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' });
    throw error;
  } finally {
    span.end();
  }
}
