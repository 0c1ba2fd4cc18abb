import { type Tracer, type TracerProvider, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { currentService } from '../logging/current-service.js';

export interface TracingOptions {
  readonly service: string;
  readonly endpoint: string;
  /** Every process decides the same way by the trace id, regardless of the caller's flag. */
  readonly ratio: number;
  readonly processor?: SpanProcessor;
}

const flushMs = 2_000;

/** By service, because the name of a service belongs to its provider. */
const providers = new Map<string, NodeTracerProvider>();

/** A span is of the service whose work is done. */
const ofCurrentService: TracerProvider = {
  getTracer: (...scope) => {
    const tracer = (): Tracer | undefined => {
      const [first] = providers.values();
      return (providers.get(currentService()?.name ?? '') ?? first)?.getTracer(...scope);
    };
    const forward =
      (method: 'startSpan' | 'startActiveSpan') =>
      (...given: unknown[]): unknown => {
        const own = tracer() ?? new NodeTracerProvider().getTracer(...scope);
        return Reflect.apply(own[method], own, given);
      };
    return { startSpan: forward('startSpan'), startActiveSpan: forward('startActiveSpan') } as Tracer;
  },
};

/**
 * Sends the spans of a service to its collector. Undeliverable spans are dropped, and nothing waits for them. @returns stops, after
 * flushing for up to two seconds
 */
export function startTracing({ service, endpoint, ratio, processor }: TracingOptions): () => Promise<void> {
  const exporter = () => new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href, timeoutMillis: flushMs });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'hilltop' }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [processor ?? new BatchSpanProcessor(exporter(), { exportTimeoutMillis: flushMs })],
  });
  providers.set(service, provider);
  // Context propagation has been active since `trace-context.ts` was loaded.
  trace.setGlobalTracerProvider(ofCurrentService);
  return async () => {
    await provider.shutdown().catch(() => undefined);
    providers.delete(service);
    if (providers.size === 0) trace.disable();
  };
}
