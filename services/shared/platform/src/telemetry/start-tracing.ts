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
  readonly service: string;
  readonly endpoint: string;
  /** Every process decides the same way by the trace id, regardless of the caller's flag. */
  readonly ratio: number;
  readonly processor?: SpanProcessor;
}

const flushMs = 2_000;

/** Undeliverable spans are dropped, and nothing waits for them. @returns stops, after flushing for up to two seconds */
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
