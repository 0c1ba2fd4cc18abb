import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { type FastifyInstance, fastify } from 'fastify';
import { startTracing } from '../src/telemetry/start-tracing.js';
import { currentTraceparent } from '../src/telemetry/trace-context.js';
import { traceRequests } from '../src/telemetry/trace-requests.js';
import { eventually } from '../src/testing/eventually.js';
import { lit } from './support/lamps.js';
import { MessageBench } from './support/message-bench.js';

const browser = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${browser.traceId}-${browser.spanId}-01`;
const exporter = new InMemorySpanExporter();

let bench: MessageBench;
let server: FastifyInstance;
let url: string;
let endTracing: () => Promise<void>;
const heard: (string | undefined)[] = [];

beforeAll(async () => {
  const processor = new SimpleSpanProcessor(exporter);
  endTracing = startTracing({ service: 'lamps', endpoint: 'http://127.0.0.1:9', ratio: 1, processor });
  bench = await MessageBench.open();
  const relay = bench.relay();
  bench.consumer(async () => {
    heard.push(currentTraceparent());
  });
  server = fastify();
  traceRequests(server, (path) => path === '/probe');
  server.get('/probe', async () => ({}));
  server.post('/lamps', async () => {
    await bench.write(lit('porch'));
    relay.wake();
    return {};
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await bench.close();
  await endTracing();
});

const call = (method: string, path: string, headers: Record<string, string>) =>
  fetch(`${url}${path}`, { method, headers });

describe('a request', () => {
  it('shares one trace with its event and the reaction to it', async () => {
    await call('POST', '/lamps', { traceparent });
    await eventually(() => expect(heard).toHaveLength(1));
    // Statements are spans too, and on a busy machine waits for their connections.
    const ofDatabase = (name: string) => name.startsWith('sql ') || name === 'wait for a connection';
    const finished = () => exporter.getFinishedSpans().filter(({ name }) => !ofDatabase(name));
    await eventually(() => expect(finished()).toHaveLength(3));
    const spans = finished();
    expect(spans.map(({ name }) => name).sort()).toEqual([
      'POST /lamps',
      'process hilltop.lamps.lamp-lit.v1',
      'publish hilltop.lamps.lamp-lit.v1',
    ]);
    expect(new Set(exporter.getFinishedSpans().map((span) => span.spanContext().traceId))).toEqual(
      new Set([browser.traceId]),
    );
    const request = spans.find(({ name }) => name === 'POST /lamps');
    expect(request?.parentSpanContext?.spanId).toBe(browser.spanId);
    const reaction = spans.find(({ name }) => name.startsWith('process'));
    expect(reaction?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    expect(heard[0]).toContain(browser.traceId);
  });

  it.each(['', 'nonsense', `00-${'0'.repeat(32)}-${browser.spanId}-01`])(
    'begins a trace of its own when its caller says "%s"',
    async (given) => {
      exporter.reset();
      await call('GET', '/nowhere', { traceparent: given });
      await eventually(() => expect(exporter.getFinishedSpans()).toHaveLength(1));
      const [span] = exporter.getFinishedSpans();
      expect(span?.parentSpanContext).toBeUndefined();
      expect(span?.spanContext().traceId).toMatch(/^[\da-f]{32}$/);
    },
  );

  it('of a probe has no trace', async () => {
    exporter.reset();
    await call('GET', '/probe', { traceparent });
    await call('GET', '/nowhere', { traceparent });
    await eventually(() => expect(exporter.getFinishedSpans().map(({ name }) => name)).toEqual(['GET unknown']));
  });
});
