/** Runs a load order (standard input, JSON) and prints the result as JSON, outside the bench's event loop. */
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Pool } from 'undici';
import { Answers, withNewIds } from './answers.ts';
import type { LoadOrder, LoadRequest, LoadResult } from './load-order.ts';

const order: LoadOrder = JSON.parse(await text(process.stdin));
const { rate } = order;

/** autocannon's own id replacement sends a wrong Content-Length in this version. */
function withNewId(request: autocannon.Request): autocannon.Request {
  return { ...request, body: withNewIds(String(request.body)) };
}

/** A connection repeats one request and counts its answers. */
function setUp(client: autocannon.Client, request: LoadRequest, answers: Answers): void {
  const { method, path, headers, body } = request;
  let answer = '';
  const onResponse = (_status: number, text: string): void => {
    answer = text;
  };
  const sent = { method, path, headers, onResponse };
  client.setRequests([body === undefined ? sent : { ...sent, body, setupRequest: withNewId }]);
  client.on('response', (status: number, _bytes: number, ms: number) => answers.count(request, status, answer, ms));
}

/** Each connection sends its next request once the last one is answered. */
async function fullLoad({ origin, requests, connections, seconds }: LoadOrder): Promise<LoadResult> {
  const answers = new Answers(requests);
  let clients = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 30,
    setupClient: (client) => {
      const request = requests[clients % requests.length];
      clients += 1;
      if (request) setUp(client, request, answers);
    },
  });
  const [first] = requests;
  for (let at = result.errors + result.timeouts; at > 0 && first; at -= 1) answers.fail(first.name, 'no answer');
  return { seconds: result.duration, tallies: answers.tallies() };
}

const tickMs = 2;

/**
 * Sends requests in turn at an even rate, as long as a connection is free. autocannon sends each second's requests at
 * its start, which is a burst, not a rate.
 */
async function pacedLoad(order: LoadOrder & { rate: number }): Promise<LoadResult> {
  const { origin, requests, connections, seconds, rate } = order;
  const pool = new Pool(origin, { connections, headersTimeout: 30_000, bodyTimeout: 30_000 });
  const answers = new Answers(requests);
  const open = new Set<Promise<void>>();
  const start = performance.now();
  const send = async (request: LoadRequest): Promise<void> => {
    const { name, method, path, headers, body } = request;
    const sentAt = performance.now();
    try {
      const text = body === undefined ? {} : { body: withNewIds(body) };
      const response = await pool.request({ method, path, headers: { ...headers }, ...text });
      answers.count(request, response.statusCode, await response.body.text(), performance.now() - sentAt);
    } catch (error) {
      answers.fail(name, String(error));
    }
  };
  const total = Math.round(rate * seconds);
  for (let sent = 0; sent < total; await pause(tickMs)) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * rate));
    for (; sent < due && open.size < connections; sent += 1) {
      const request = requests[sent % requests.length];
      if (!request) continue;
      const sending = send(request).finally(() => open.delete(sending));
      open.add(sending);
    }
  }
  const took = (performance.now() - start) / 1000;
  await Promise.all(open);
  await pool.close();
  return { seconds: took, tallies: answers.tallies() };
}

const result = await (rate === undefined ? fullLoad(order) : pacedLoad({ ...order, rate }));
process.stdout.write(JSON.stringify(result));
