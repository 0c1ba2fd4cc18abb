/** The generator of load, a process of its own: takes orders and gives results as messages of its parent. */
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { Count } from './count.ts';
import type { LoadOrder, LoadResult, Shot } from './load-order.ts';
import { PlainConnections, requestText } from './plain-connections.ts';

type Target = { shot: Shot; expected: Buffer; pool: Pool; count: Count };

/** Sends one request and counts what became of it. Never fails. @param since when it should have been sent */
function fire({ pool, shot, expected, count }: Target, since: number): Promise<void> {
  return new Promise((resolve) => {
    let status = 0;
    let waitTold = false;
    const parts: Buffer[] = [];
    const { path, method, headers, body = null } = shot;
    pool.dispatch(
      { path, method, headers, body },
      {
        // Its presence tells the client which kind of handler this is.
        onRequestStart: () => undefined,
        onResponseStart(_controller, code, given) {
          status = code;
          waitTold = given['retry-after'] !== undefined;
        },
        onResponseData(_controller, part) {
          parts.push(part);
        },
        onResponseEnd() {
          const ms = performance.now() - since;
          const whole = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
          if (status === 200 && whole.equals(expected)) count.good(ms);
          else if (status === 503 && waitTold) count.refused(ms);
          else count.bad(`status ${status}: ${whole.toString().slice(0, 200)}`);
          resolve();
        },
        onResponseError(_controller, error) {
          count.bad(error.message);
          resolve();
        },
      },
    );
  });
}

async function askAgainWhenAnswered(targets: readonly Target[], connections: number, until: number): Promise<void> {
  const loop = async (at: number): Promise<void> => {
    for (let turn = at; performance.now() < until; turn += connections) {
      const target = targets[turn % targets.length];
      if (target) await fire(target, performance.now());
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, at) => loop(at)));
}

/** Counts nothing but what goes wrong. */
class Settling extends Count {
  private readonly real: Count;

  constructor(real: Count) {
    super('settling');
    this.real = real;
  }

  override bad(fault: string): void {
    this.real.bad(fault);
  }
}

type PlainTarget = { request: string; expected: Buffer; connections: PlainConnections; count: Count };

/** Sends one request by plain connections and counts what became of it. Never fails. @param since when it was due */
function firePlainly({ request, expected, connections, count }: PlainTarget, since: number): Promise<void> {
  return new Promise((resolve) => {
    connections.ask(request, (answer) => {
      const ms = performance.now() - since;
      if (answer instanceof Error) count.bad(answer.message);
      else if (answer.status === 200 && answer.body.equals(expected)) count.good(ms);
      else if (answer.status === 503 && answer.waitTold) count.refused(ms);
      else count.bad(`status ${answer.status}: ${answer.body.toString().slice(0, 200)}`);
      resolve();
    });
  });
}

/** @param from when what is asked begins to be counted */
async function askAtRate(
  targets: readonly PlainTarget[],
  { rate, settleMs = 0 }: { rate: number; settleMs?: number | undefined },
  from: number,
  until: number,
): Promise<void> {
  const begun = from - settleMs;
  const settling = targets.map((target) => ({ ...target, count: new Settling(target.count) }));
  const open = new Set<Promise<void>>();
  for (let sent = 0; performance.now() < until; ) {
    for (const due = Math.floor(((performance.now() - begun) / 1_000) * rate); sent < due; sent += 1) {
      const since = begun + (sent / rate) * 1_000;
      const target = (since < from ? settling : targets)[sent % targets.length];
      if (!target) continue;
      const one = firePlainly(target, since).then(() => {
        open.delete(one);
      });
      open.add(one);
    }
    await pause(1);
  }
  await Promise.all(open);
}

async function runAtRate({ shots, connections, ms, settleMs = 0 }: LoadOrder, rate: number): Promise<LoadResult> {
  const origins = [...new Set(shots.map(({ origin }) => origin))];
  const byOrigin = new Map(origins.map((origin) => [origin, new PlainConnections(origin, connections)]));
  const counts = new Map(shots.map(({ name }) => [name, new Count(name)]));
  const targets = shots.flatMap((shot) => {
    const [to, count] = [byOrigin.get(shot.origin), counts.get(shot.name)];
    return to && count
      ? [{ request: requestText(shot), connections: to, count, expected: Buffer.from(shot.expected) }]
      : [];
  });
  const from = performance.now() + settleMs;
  await askAtRate(targets, { rate, settleMs }, from, from + ms);
  const seconds = (performance.now() - from) / 1_000;
  for (const one of byOrigin.values()) one.close();
  return { seconds, tallies: [...counts.values()].map((count) => count.tally()) };
}

async function run(order: LoadOrder): Promise<LoadResult> {
  if (order.rate !== undefined) return runAtRate(order, order.rate);
  const { shots, connections, ms } = order;
  const origins = [...new Set(shots.map(({ origin }) => origin))];
  const pools = new Map(origins.map((origin) => [origin, new Pool(origin, { connections, pipelining: 1 })]));
  const counts = new Map(shots.map(({ name }) => [name, new Count(name)]));
  const targets = shots.flatMap((shot) => {
    const [pool, count] = [pools.get(shot.origin), counts.get(shot.name)];
    return pool && count ? [{ shot, pool, count, expected: Buffer.from(shot.expected) }] : [];
  });
  const from = performance.now();
  await askAgainWhenAnswered(targets, connections, from + ms);
  const seconds = (performance.now() - from) / 1_000;
  await Promise.all([...pools.values()].map((pool) => pool.close()));
  return { seconds, tallies: [...counts.values()].map((count) => count.tally()) };
}

process.on('message', (order: LoadOrder) => {
  void run(order).then((result) => process.send?.(result));
});
