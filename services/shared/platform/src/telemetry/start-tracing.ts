import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';

export interface TracingOptions {
  /** Name of the process in traces. */
  readonly service: string;
  /** Base address of an OpenTelemetry collector (OTLP over HTTP), e.g. `http://collector:4318`. */
  readonly endpoint: string;
  /** Share of the traces that is kept, 0 to 1. Every process decides alike, by the trace's id, whatever callers ask for. */
  readonly ratio: number;
  /** Where spans go instead of the collector. */
  readonly processor?: SpanProcessor;
}

const flushMs = 2_000;

/**
 * Has this process send its spans to a collector; what does not get there is dropped, and nothing waits for it. Without
 * it, spans cost next to nothing, and a caller's trace is passed on all the same.
 *
 * @returns what sends the last spans, within two seconds, and stops
 */
export function startTracing({ service, endpoint, ratio, processor }: TracingOptions): () => Promise<void> {
  const exporter = () => new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href, timeoutMillis: flushMs });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'hilltop' }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [processor ?? new BatchSpanProcessor(exporter(), { exportTimeoutMillis: flushMs })],
  });
  // The context of a trace has been following asynchronous work since `trace-context.ts` was loaded.
  provider.register({ contextManager: null });
  return () => provider.shutdown().catch(() => undefined);
}
