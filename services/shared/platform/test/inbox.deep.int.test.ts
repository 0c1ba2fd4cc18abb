import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { correlationId } from '../src/logging/correlation.js';
import { reactionMs } from '../src/messaging/inbox/consumer-configuration.js';
import { ensureStream } from '../src/messaging/nats/ensure-stream.js';
import { currentTraceparent } from '../src/telemetry/trace-context.js';
import { eventually } from '../src/testing/eventually.js';
import { type LampLit, lampLit, lit, stream } from './support/lamps.js';
import { MessageBench } from './support/message-bench.js';

let bench: MessageBench;
beforeEach(async () => {
  bench = await MessageBench.open();
  await ensureStream(bench.nats.jetstream().manager, 'lamps');
});
afterEach(() => bench.close());

const consumed = (durable = 'watcher') =>
  eventually(async () => {
    const { num_pending, num_ack_pending } = await bench.nats.jetstream().manager.consumers.info(stream, durable);
    expect({ num_pending, num_ack_pending }).toEqual({ num_pending: 0, num_ack_pending: 0 });
  });

describe('a reaction', () => {
  it('runs once, also when its event is redelivered', async () => {
    const events = Array.from({ length: 100 }, (_, turn) => lit('porch', turn));
    bench.consumer();
    bench.consumer();
    for (let time = 0; time < 3; time++) await Promise.all(events.map((event) => bench.publish(event)));
    await eventually(async () => expect(await bench.seen()).toHaveLength(100));
    await consumed();
    const turns = (await bench.seen()).map(({ turn }) => turn).sort((one, other) => one - other);
    expect(turns).toEqual(events.map(({ data }) => data.turn));
  });

  it('would run again without the key of the inbox (negative control)', async () => {
    await bench.dataSource.query('ALTER TABLE inbox DROP CONSTRAINT inbox_pkey');
    const event = lit('porch');
    bench.consumer();
    await bench.publish(event);
    await bench.publish(event);
    await consumed();
    expect(await bench.seen()).toHaveLength(2);
  });

  it('makes a concurrent delivery of its event wait', async () => {
    let runs = 0;
    const slow = async (event: LampLit, manager: Parameters<typeof bench.leaveTrace>[1]) => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
      await bench.leaveTrace(event, manager);
    };
    const event = lit('porch');
    await bench.publish(event);
    await bench.publish(event);
    bench.consumer(slow);
    await consumed();
    expect(runs).toBe(1);
    expect(await bench.seen()).toHaveLength(1);
  });

  it('runs once per consumer', async () => {
    bench.consumer();
    bench.consumer(undefined, { durable: 'warden' });
    await bench.publish(lit('porch'));
    await consumed();
    await consumed('warden');
    expect(await bench.seen()).toHaveLength(2);
  });

  it('runs with the correlation id and the trace of its event', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const facts = {
      aggregateId: 'porch',
      data: { lamp: 'porch', turn: 1 },
      now: new Date(),
      correlationId: randomUUID(),
    };
    const contexts: unknown[] = [];
    bench.consumer(async () => {
      contexts.push([correlationId(), currentTraceparent()]);
    });
    await bench.publish(lampLit.create({ ...facts, traceparent }));
    await consumed();
    expect(contexts).toEqual([[facts.correlationId, traceparent]]);
  });

  it('is ended by the database before the ack timeout of the server', async () => {
    const bounds: unknown[] = [];
    bench.consumer(async (_event, manager) => {
      bounds.push(...(await manager.query(`SELECT current_setting('transaction_timeout') AS bound`)));
    });
    await bench.publish(lit('porch'));
    await consumed();
    expect(bounds).toEqual([{ bound: `${reactionMs / 1_000}s` }]);
  });

  it('can finish when the process stops, within a limit', async () => {
    const started: LampLit[] = [];
    const finish: (() => void)[] = [];
    const consumer = bench.consumer(async (event, manager) => {
      started.push(event);
      await new Promise<void>((resolve) => finish.push(resolve));
      await bench.leaveTrace(event, manager);
    });
    for (let turn = 0; turn < 20; turn++) await bench.publish(lit('porch', turn));
    await eventually(() => expect(started).toHaveLength(8));

    setTimeout(() => finish.pop()?.(), 200);
    await consumer.stop();
    expect(await bench.seen()).toHaveLength(1);
    expect(started).toHaveLength(8);
    for (const end of finish) end();
  });

  it('that fails is rolled back and retried', async () => {
    let tries = 0;
    bench.consumer(
      async (event, manager) => {
        await bench.leaveTrace(event, manager);
        tries += 1;
        if (tries < 4) throw new Error('not yet');
      },
      { retryDelaysMs: [20, 20, 20, 20] },
    );
    await bench.publish(lit('porch'));
    await eventually(async () => expect(await bench.seen()).toHaveLength(1));
    await consumed();
    expect(tries).toBe(4);
    expect(await bench.dataSource.query('SELECT * FROM dead_letters')).toEqual([]);
  });

  it('does not block others when it fails', async () => {
    bench.consumer(
      async (event, manager) => {
        if (event.data.lamp === 'broken') throw new Error('never');
        await bench.leaveTrace(event, manager);
      },
      { retryDelaysMs: [600_000] },
    );
    for (let turn = 0; turn < 10; turn++) await bench.publish(lit('broken', turn));
    await bench.publish(lit('porch'));
    await eventually(async () => expect(await bench.seen()).toEqual([{ lamp: 'porch', turn: 0 }]));
  });
});
