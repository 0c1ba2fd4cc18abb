import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { nanos } from '@nats-io/transport-node';
import { OutboxLease } from '../src/messaging/outbox/outbox-lease.js';
import { eventually } from '../src/testing/eventually.js';
import { lit, stream } from './support/lamps.js';
import { MessageBench } from './support/message-bench.js';

let bench: MessageBench;
beforeEach(async () => {
  bench = await MessageBench.open();
});
afterEach(() => bench.close());

const manager = () => bench.nats.jetstream().manager;
const lamps = async () => (await bench.seen()).map(({ lamp }) => lamp);
const storedLamps = async () => (await bench.stored()).map(({ subject }) => subject);
const several = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => lit(`lamp ${from + index}`));
const names = (from: number, to: number) => several(from, to).map(({ subject }) => subject);

async function flow(from: number, to: number): Promise<void> {
  await bench.write(...several(from, to));
  await eventually(async () => expect((await lamps()).sort()).toEqual(names(1, to).sort()));
}

describe('a stream', () => {
  it('that is deleted is recreated and refilled, and no reaction runs twice', async () => {
    bench.relay();
    bench.consumer();
    await flow(1, 5);
    await manager().streams.delete(stream);
    await eventually(async () => expect((await storedLamps()).sort()).toEqual(names(1, 5)));
    await flow(6, 9);
    const consumer = await manager().consumers.info(stream, 'watcher');
    await eventually(async () => expect((await manager().consumers.info(stream, 'watcher')).num_pending).toBe(0));
    expect(consumer.config.max_deliver).toBe(-1);
  });

  it('whose server comes back empty is refilled, and no reaction runs twice', async () => {
    bench.relay();
    bench.consumer();
    await flow(1, 5);
    await bench.server.stop();
    await bench.server.wipe();
    await bench.server.start();
    await eventually(async () => expect((await storedLamps()).sort()).toEqual(names(1, 5)));
    await flow(6, 8);
    expect(await lamps()).toHaveLength(8);
  });

  it('that lost its tail is refilled, and consumers that were ahead of it get new events', async () => {
    bench.relay();
    bench.consumer();
    await flow(1, 5);
    const store = join(bench.server.dataDirectory, 'jetstream', '$G', 'streams', stream);
    const before = `${bench.server.dataDirectory}-before`;
    await bench.server.stop();
    await cp(join(store, 'msgs'), before, { recursive: true });
    await bench.server.start();
    await flow(6, 10);

    // As after a power loss: the last messages are gone, but not the consumers' acks. Two events are not published
    // again, so
    // that new ones get sequences that the consumer has already passed.
    await bench.server.stop();
    await rm(join(store, 'msgs'), { recursive: true });
    await cp(before, join(store, 'msgs'), { recursive: true });
    await bench.dataSource.query(
      `UPDATE outbox SET published_at = now() - interval '8 days' WHERE aggregate_id IN ('lamp 6', 'lamp 7')`,
    );
    await bench.server.start();
    await eventually(async () =>
      expect((await storedLamps()).sort()).toEqual([...names(1, 5), ...names(8, 10)].sort()),
    );
    await flow(11, 15);
    expect(await lamps()).toHaveLength(15);
  });

  it('that reuses a sequence for another event has lost the first one', async () => {
    const [first, second] = [lit('porch'), lit('hall')];
    const lease = new OutboxLease(bench.dataSource);
    await bench.write(first);
    await lease.claim();
    await lease.markPublished([{ id: first.id, sequence: 1 }], 'some stream');
    await bench.write(second);
    await lease.claim();
    const place = { id: second.id, sequence: 1 };
    expect(await lease.markPublished([place], 'another stream')).toEqual({ marked: 1, displaced: 0 });
    await bench.dataSource.query('UPDATE outbox SET published_at = NULL, lease_owner = NULL WHERE id = $1', [
      second.id,
    ]);
    await lease.claim();
    expect(await lease.markPublished([place], 'some stream')).toEqual({ marked: 1, displaced: 1 });
    expect(await lease.claim()).toMatchObject([{ id: first.id, timesLost: 1 }]);
  });

  it('with single deleted messages gets them again', async () => {
    bench.relay();
    await bench.write(...several(1, 5));
    await eventually(async () => expect(await bench.pending()).toBe(0));
    await manager().streams.deleteMessage(stream, 3);
    await eventually(async () =>
      expect(await storedLamps()).toEqual(['lamp 1', 'lamp 2', 'lamp 4', 'lamp 5', 'lamp 3']),
    );
  });

  it('that was purged is refilled', async () => {
    bench.relay();
    await bench.write(...several(1, 5));
    await eventually(async () => expect(await bench.pending()).toBe(0));
    await manager().streams.purge(stream);
    await eventually(async () => expect((await storedLamps()).sort()).toEqual(names(1, 5)));
  });

  it('does not get events older than its retention', async () => {
    bench.relay();
    await bench.write(...several(1, 3));
    await eventually(async () => expect(await bench.pending()).toBe(0));
    await bench.dataSource.query(
      `UPDATE outbox SET published_at = now() - interval '7 days 1 second' WHERE aggregate_id = 'lamp 2'`,
    );
    await manager().streams.delete(stream);
    await eventually(async () => expect((await storedLamps()).sort()).toEqual(['lamp 1', 'lamp 3']));
    const [old] = await bench.dataSource.query(`SELECT stream_created FROM outbox WHERE aggregate_id = 'lamp 2'`);
    expect(old).toEqual({ stream_created: null });
  });

  it('with another configuration is corrected, and keeps its number of replicas', async () => {
    await manager().streams.add({
      name: stream,
      subjects: ['hilltop.lamps.old.>'],
      max_age: nanos(60_000),
      max_msgs: 2,
    });
    bench.relay();
    await flowWithoutConsumer();
    const { config } = await manager().streams.info(stream);
    expect(config).toMatchObject({ subjects: ['hilltop.lamps.>'], max_age: nanos(7 * 24 * 3_600_000), max_msgs: -1 });
    expect(config).toMatchObject({ storage: 'file', num_replicas: 1 });
  });
});

async function flowWithoutConsumer(): Promise<void> {
  await bench.write(...several(1, 3));
  await eventually(async () => expect(await storedLamps()).toHaveLength(3));
}
