import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { Answers, withNewIds } from './answers.ts';
import type { LoadOrder, LoadRequest, LoadResult } from './load-order.ts';

const tickMs = 2;

/**
 * Sends requests in turn at an even rate, as long as a connection is free. autocannon sends each second's requests at
 * its start, which is a burst, not a rate.
 */
export async function pacedLoad(order: LoadOrder & { rate: number }): Promise<LoadResult> {
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
