import { type Attributes, type Context, context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Whose spans these are. */
export const tracerName = 'hilltop';

/** What is known of a piece of work before it begins. */
export interface Work {
  /** What is done, without ids: `process hilltop.bookings.booking-confirmed.v1`. */
  readonly name: string;
  readonly kind: keyof typeof SpanKind;
  /** Ids and facts only; never what people have typed. */
  readonly attributes?: Attributes;
  /** What it is part of, instead of the work that is under way. */
  readonly parent?: Context;
}

/** Does a piece of work as a span of the trace under way. Of an error its name is kept, not its text. */
export async function inSpan<Result>(
  { name, kind, attributes = {}, parent = context.active() }: Work,
  work: () => Promise<Result>,
): Promise<Result> {
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
