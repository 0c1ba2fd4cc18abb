import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildSchema } from 'graphql';
import { extremeCalls, extremeOperations } from '../faults/hostile/extreme-requests.ts';
import type { HostileRequest } from '../faults/hostile/reply.ts';
import { type OpenApi, routesOf } from '../faults/hostile/rest-requests.ts';
import { describeDefects, sendEach } from '../faults/hostile/send-all.ts';
import { openTimes } from '../local/test/support/open-times.ts';
import { tourBooking } from '../local/test/support/tour-booking.ts';
import { type AttackTarget, postFrom, type Verdict } from './attack-target.ts';

const root = resolve(import.meta.dirname, '../..');
const pauseMs = 500;
const mostMs = 5_000;

/** Each from its own address, so that none is refused by a limit. */
function* fromEverywhere(requests: Iterable<HostileRequest>): Generator<HostileRequest> {
  let number = 0;
  for (const request of requests) {
    number += 1;
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    yield { ...request, headers: { ...request.headers, 'x-forwarded-for': address } };
  }
}

/** Somebody else keeps booking a seat until aborted. */
async function bookMeanwhile(target: AttackTarget, signal: AbortSignal) {
  const times = await openTimes(target.instance.site);
  const seen = { booked: 0, refused: 0, slowestMs: 0 };
  for (let turn = 0; !signal.aborted; turn += 1) {
    const time = times[turn % times.length];
    if (!time) throw new Error('no start time is open');
    const began = performance.now();
    const booking = tourBooking({ name: randomUUID(), guests: 1, ...time });
    const { status } = await postFrom(`198.51.105.${turn % 250}`, target, '/api/tour-bookings', booking);
    seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began);
    if (status === 201) seen.booked += 1;
    else seen.refused += 1;
    await pause(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return seen;
}

/** Every scalar's extremes to every field and route: no 5xx, no internals, while somebody else books. */
export async function sendExtremes(target: AttackTarget): Promise<Verdict> {
  const { site } = target.instance;
  const schema = buildSchema(readFileSync(join(root, 'gateway/api.graphql'), 'utf8'));
  const routes = routesOf((await (await fetch(`${site}/api/openapi.json`)).json()) as OpenApi);
  let sent = 0;
  const onAnswer = (): void => {
    sent += 1;
  };
  const end = new AbortController();
  const visitor = bookMeanwhile(target, end.signal);
  const requests = [extremeOperations(schema), extremeCalls(routes)];
  const defects = [];
  for (const some of requests) defects.push(...(await sendEach(site, fromEverywhere(some), onAnswer)));
  end.abort();
  const { booked, refused, slowestMs } = await visitor;
  for (const defect of describeDefects(defects)) process.stdout.write(`    ${defect}\n`);
  return {
    attack: 'The extremes of every scalar',
    held: defects.length === 0 && refused === 0 && booked > 0 && slowestMs < mostMs,
    evidence: `${sent} requests: ${defects.length} kinds of fault; somebody else booked ${booked} times meanwhile, ${refused} refused, the slowest in ${slowestMs.toFixed(0)} ms`,
  };
}
