import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Instance, startInstance } from '../local/launch/instance.ts';
import type { AttackTarget, Verdict } from './attack-target.ts';
import type { FloodOrder } from './flood/flood-order.ts';
import { GatewayMemory, gatewayManifest } from './gateway-memory.ts';

const watchedMs = 8_000;
const settleMs = 2_000;
const slowMs = 1_000;

interface Flood {
  readonly sockets: number;
  readonly perSocket: number;
  readonly paths: readonly string[];
  readonly encoding: 'br' | 'gzip' | 'identity';
  readonly reads?: boolean;
}

const document = '/api/openapi.json';
const bundle = '/api/docs/swagger-ui-bundle.js';
const mix = [
  document,
  bundle,
  '/tours',
  '/',
  '/book-tour',
  '/no-such-page',
  '/no-such-file.js',
  '/api/tours',
  '/api/docs',
  '/uploads/no-such-image.webp',
  'POST /graphql',
  'POST /api/contact',
  'POST /api/upload',
  '/healthz',
];

const floods: readonly Flood[] = [
  { sockets: 100, perSocket: 10, paths: [document], encoding: 'br' },
  { sockets: 300, perSocket: 10, paths: [document], encoding: 'br' },
  { sockets: 1_000, perSocket: 1, paths: [document], encoding: 'br' },
  { sockets: 300, perSocket: 10, paths: [document], encoding: 'identity' },
  { sockets: 300, perSocket: 10, paths: [bundle], encoding: 'br' },
  { sockets: 3_000, perSocket: 1, paths: [document], encoding: 'br' },
  { sockets: 3_000, perSocket: 1, paths: [bundle], encoding: 'identity' },
  { sockets: 1_000, perSocket: 1, paths: ['/tours'], encoding: 'br' },
  { sockets: 1_000, perSocket: 3, paths: ['/tours', '/'], encoding: 'br', reads: true },
  { sockets: 300, perSocket: 10, paths: mix, encoding: 'br' },
  { sockets: 3_000, perSocket: 1, paths: mix, encoding: 'br' },
  { sockets: 3_000, perSocket: 1, paths: mix, encoding: 'br', reads: true },
];

/** As sent over the wire. Operations differ, so that none is answered from the cache. */
function written(call: string, encoding: string, from: string): string {
  const [path = '', method = 'GET'] = call.split(' ').reverse();
  const query = `{ products { id name description } } # ${randomInt(1e9)}`;
  const body = method === 'GET' ? '' : JSON.stringify({ query });
  const content = body && `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: ${encoding}\r\nx-forwarded-for: ${from}\r\n${content}\r\n${body}`;
}

function name({ sockets, perSocket, paths, encoding, reads }: Flood): string {
  const [first = '', second] = paths;
  const path = second === undefined ? first : `${paths.length} paths`;
  return `${sockets} sockets × ${perSocket}, ${path}, ${encoding}, ${reads ? 'read' : 'unread'}`;
}

/** The visitor's address: as named by the proxy, and on this machine. */
const address = '198.51.104.1';
const localAddress = '127.0.0.3';
const pauseMs = 50;
const patienceMs = 20_000;

interface Waited {
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
async function otherVisitor(port: number, ms: number): Promise<Waited> {
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

/** In a process of its own, so that it does not share an event loop with the measurement. @returns stops it */
function startFlood(order: FloodOrder): () => Promise<void> {
  const file = join(import.meta.dirname, 'flood/flood-process.ts');
  const child = spawn(process.execPath, [file, JSON.stringify(order)], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  return async () => {
    child.stdin?.end();
    await ended;
  };
}

async function floodAll(instance: Instance, way: string): Promise<Verdict> {
  const port = Number(new URL(instance.site).port);
  const before = await otherVisitor(port, watchedMs / 2);
  let [slowest, wrong, isBounded] = [0, 0, true];
  for (const [at, flood] of floods.entries()) {
    const memory = new GatewayMemory(instance);
    const from = `127.0.1.${100 + at}`;
    const requests = Array.from({ length: 50 }, () =>
      flood.paths.map((path) => written(path, flood.encoding, from)),
    ).flat();
    const worked = memory.workedMs;
    const visitor = otherVisitor(port, watchedMs);
    const stop = startFlood({ port, requests, from, reads: false, ...flood });
    const waited = await visitor;
    await stop();
    const line = `${name(flood)}: slowest other answer ${waited.slowestMs.toFixed(0)} ms of ${waited.answers} (${waited.wrong} wrong), memory ${memory.peak.toFixed(0)} MB, processor ${memory.workedMs - worked} ms`;
    process.stdout.write(`    ${line}\n`);
    slowest = Math.max(slowest, waited.slowestMs);
    isBounded &&= memory.isWithinLimit;
    wrong += waited.wrong;
    await pause(settleMs);
  }
  return {
    attack: `Up to 3,000 requests at once from one address, ${way}, their answers not read`,
    held: slowest < slowMs && isBounded && wrong === 0,
    evidence: `${floods.length} floods: others' slowest answer ${slowest.toFixed(0)} ms (${before.slowestMs.toFixed(0)} ms before), ${wrong} of theirs failed`,
  };
}

/** Up to 3,000 requests at once from one address, mostly without reading answers, while somebody else uses the site. */
export const unreadAnswers = ({ instance }: AttackTarget): Promise<Verdict> => floodAll(instance, 'named by a proxy');

/** The same against a gateway without a proxy in front, which counts connections. */
export async function unreadWithoutProxy(): Promise<Verdict> {
  const settings = { NODE_OPTIONS: gatewayManifest().nodeOptions };
  const instance = await startInstance({ root: resolve(import.meta.dirname, '../..'), settings });
  try {
    return await floodAll(instance, 'without a proxy');
  } finally {
    await instance.close();
  }
}
