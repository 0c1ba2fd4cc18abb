import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { trace } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { runAsService } from '../logging/current-service.js';
import { quietLogger } from '../testing/quiet-logger.js';
import { startTracing } from './start-tracing.js';
import './trace-context.js';

const exporters = new Map(['lamps', 'bells'].map((service) => [service, new InMemorySpanExporter()]));
let ends: (() => Promise<void>)[];

beforeAll(() => {
  ends = [...exporters].map(([service, exporter]) => {
    const processor = new SimpleSpanProcessor(exporter);
    return startTracing({ service, endpoint: 'http://127.0.0.1:9', ratio: 1, processor });
  });
});
afterAll(async () => {
  for (const end of ends) await end();
});

it('a span is of the service whose work is done, in one process too', () => {
  const tracer = trace.getTracer('of both');
  for (const name of exporters.keys()) {
    runAsService({ name, logger: quietLogger() }, () => {
      tracer.startActiveSpan(`work of ${name}`, (span) => {
        tracer.startSpan(`part of it in ${name}`).end();
        span.end();
      });
    });
  }
  for (const [name, exporter] of exporters) {
    const [part, work] = exporter.getFinishedSpans();
    expect([part?.name, work?.name]).toEqual([`part of it in ${name}`, `work of ${name}`]);
    expect(part?.parentSpanContext?.spanId).toBe(work?.spanContext().spanId);
    expect(work?.resource.attributes['service.name']).toBe(name);
  }
});
