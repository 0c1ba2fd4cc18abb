import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { startTracing } from '../src/telemetry/start-tracing.js';
import { eventually } from '../src/testing/eventually.js';
import { type LampsSubgraph, openLamps } from './support/lamps-subgraph.js';

const exporter = new InMemorySpanExporter();
/** The ids are at the ends of what a sampler of one half takes, and leaves out. */
const traceparentOf = (traceId: string) => ({ traceparent: `00-${traceId}-b7ad6b7169203331-01` });
const sampled = traceparentOf(`${'0'.repeat(31)}1`);
const unsampled = traceparentOf(`ffffffff${'0'.repeat(24)}`);
const light = 'mutation Ann_Lee { light(input: { id: "1", colour: red }) { __typename } }';

let lamps: LampsSubgraph;
let endTracing: () => Promise<void>;

beforeAll(async () => {
  const processor = new SimpleSpanProcessor(exporter);
  endTracing = startTracing({ service: 'lamps', endpoint: 'http://127.0.0.1:9', ratio: 0.5, processor });
  lamps = await openLamps();
});
beforeEach(() => exporter.reset());
afterAll(async () => {
  await lamps.close();
  await endTracing();
});

const spans = () => exporter.getFinishedSpans();

describe('an operation of a subgraph', () => {
  it('is named by its first field in its span, its metrics and its log line, never by the name in the document', async () => {
    await lamps.ask(light, { headers: sampled });
    await eventually(() => expect(spans()).toHaveLength(2));
    const [useCase, request] = spans();
    expect(request).toMatchObject({
      name: 'POST /graphql light',
      attributes: { 'graphql.operation.name': 'light', 'http.route': '/graphql' },
    });
    expect(useCase?.name).toBe('resolve light');
    expect(useCase?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    expect(await lamps.metrics.read()).toMatch(
      /hilltop_http_request_seconds_count\{method="POST",route="\/graphql",status="200",operation="light"\} 1/,
    );
    expect(lamps.log.saying('request').at(-1)).toMatchObject({ route: '/graphql', operation: 'light' });
    expect(await lamps.metrics.read()).not.toContain('Ann_Lee');
  });

  it('has the same spans when its query is compiled', async () => {
    for (const _ of [1, 2, 3]) await lamps.ask('{ lamps { id } }', { headers: sampled });
    await eventually(() => expect(spans()).toHaveLength(6));
    expect(new Set(spans().map(({ name }) => name))).toEqual(new Set(['resolve lamps', 'POST /graphql lamps']));
  });

  it('has a failed span for a use case that fails, with the name of its error only', async () => {
    await lamps.ask('{ broken }', { headers: sampled });
    await eventually(() => expect(spans()).toHaveLength(2));
    expect(spans()[0]).toMatchObject({ name: 'resolve broken', status: { code: 2, message: 'Error' } });
  });

  it('has no span in a trace that is not sampled', async () => {
    await lamps.ask(light, { headers: unsampled });
    await lamps.ask('{ lamps { id } }', { headers: sampled });
    await eventually(() => expect(spans().map(({ name }) => name)).toEqual(['resolve lamps', 'POST /graphql lamps']));
  });
});
