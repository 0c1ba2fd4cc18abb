import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The visitor's address: as named by the proxy, and on this machine. */
const address = '198.51.104.1';
const localAddress = '127.0.0.3';
const pauseMs = 50;
const patienceMs = 20_000;

export interface Waited {
  readonly answers: number;
  readonly slowestMs: number;
  /** Answers other than 200, and none within 20 s. */
  readonly wrong: number;
}

/** A page's requests, each over a new connection. */
const calls = [
  { method: 'POST', path: '/graphql', body: JSON.stringify({ query: '{ tours { id } }' }) },
  { method: 'GET', path: '/', body: '' },
];

function call(port: number, { method, path, body }: (typeof calls)[number]): Promise<number | undefined> {
  return new Promise((resolve) => {
    const headers = {
      'x-forwarded-for': address,
      'accept-encoding': 'br',
      ...(body && { 'content-type': 'application/json' }),
    };
    const signal = AbortSignal.timeout(patienceMs);
    request({ host: '127.0.0.1', port, localAddress, method, path, headers, agent: false, signal }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .on('error', () => resolve(undefined))
      .end(body);
  });
}

/** A visitor at another address, with one request after the other for `ms` milliseconds. */
export async function otherVisitor(port: number, ms: number): Promise<Waited> {
  let [answers, slowestMs, wrong] = [0, 0, 0];
  for (const until = performance.now() + ms; performance.now() < until; await pause(pauseMs)) {
    for (const one of calls) {
      const began = performance.now();
      if ((await call(port, one)) !== 200) wrong += 1;
      slowestMs = Math.max(slowestMs, performance.now() - began);
      answers += 1;
    }
  }
  return { answers, slowestMs, wrong };
}
