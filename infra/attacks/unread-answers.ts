import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Instance, startInstance } from '../local/launch/instance.ts';
import type { AttackTarget, Verdict } from './attack-target.ts';
import { otherVisitor } from './flood/other-visitor.ts';
import { startFlood } from './flood/start-flood.ts';
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
