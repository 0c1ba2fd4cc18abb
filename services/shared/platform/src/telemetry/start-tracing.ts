import { propagation, trace } from '@opentelemetry/api';
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
  /** Sampling rate, 0 to 1. Every process decides the same way by the trace id, regardless of the caller's flag. */
  readonly ratio: number;
  /** Exporter of spans instead of the collector. */
  readonly processor?: SpanProcessor;
}

const flushMs = 2_000;

/**
 * Exports this process's spans to a collector. Undeliverable spans are dropped, and nothing waits for them. Without it,
 * spans cost next to nothing, and a caller's trace is still propagated.
 *
 * @returns a function that flushes the last spans, within two seconds, and stops, so that tracing can be started anew
 */
export function startTracing({ service, endpoint, ratio, processor }: TracingOptions): () => Promise<void> {
  const exporter = () => new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href, timeoutMillis: flushMs });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'hilltop' }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [processor ?? new BatchSpanProcessor(exporter(), { exportTimeoutMillis: flushMs })],
  });
  // Context propagation has been active since `trace-context.ts` was loaded.
  provider.register({ contextManager: null });
  return async () => {
    await provider.shutdown().catch(() => undefined);
    trace.disable();
    propagation.disable();
  };
}
