/**
 * Runs one load order (standard input, JSON) with autocannon and prints the result as JSON. It is a process of its own, so that
 * the bench does not share an event loop with the load.
 */
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { percentile } from '../measure/statistics.ts';
import type { LoadOrder, LoadRequest, LoadResult, Tally } from './load-order.ts';

const order: LoadOrder = JSON.parse(await text(process.stdin));

interface Count {
  good: number[];
  refused: number[];
  wrong: number;
  error?: string;
}

const counts = new Map<string, Count>(order.requests.map(({ name }) => [name, { good: [], refused: [], wrong: 0 }]));
let clients = 0;

/** autocannon's own id replacement sends a wrong Content-Length in this version. */
function withNewId(request: autocannon.Request): autocannon.Request {
  return { ...request, body: String(request.body).replaceAll('[<id>]', randomUUID()) };
}

/** Lets a connection repeat one request, and counts its answers. */
function setUp(client: autocannon.Client, { name, method, path, headers, body, expected }: LoadRequest): void {
  const count = counts.get(name);
  if (!count) return;
  let answer = '';
  const onResponse = (_status: number, text: string): void => {
    answer = text;
  };
  const request = { method, path, headers, onResponse };
  client.setRequests([body === undefined ? request : { ...request, body, setupRequest: withNewId }]);
  client.on('response', (status: number, _bytes: number, ms: number) => {
    if (status < 300 && (expected === undefined || expected === answer)) count.good.push(ms);
    else if (status === 503) count.refused.push(ms);
    else {
      count.wrong += 1;
      count.error ??= `status ${status}: ${answer.slice(0, 200)}`;
    }
  });
}

const result = await autocannon({
  url: order.origin,
  connections: order.connections,
  duration: order.seconds,
  timeout: 30,
  ...(order.rate === undefined ? {} : { overallRate: order.rate }),
  setupClient: (client) => {
    const request = order.requests[clients % order.requests.length];
    clients += 1;
    if (request) setUp(client, request);
  },
});

const tallies: Tally[] = [...counts].map(([name, { good, refused, wrong, error }]) => ({
  name,
  good: good.length,
  refused: refused.length,
  wrong,
  ...(error === undefined ? {} : { error }),
  p50: percentile(good, 0.5),
  p99: percentile(good, 0.99),
  refusedP99: percentile(refused, 0.99),
}));
const failed = result.errors + result.timeouts;
const [first] = tallies;
const all: LoadResult = {
  seconds: result.duration,
  tallies:
    failed > 0 && first
      ? [{ ...first, wrong: first.wrong + failed, error: first.error ?? 'no answer' }, ...tallies.slice(1)]
      : tallies,
};
process.stdout.write(JSON.stringify(all));
