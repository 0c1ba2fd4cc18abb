import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AckPolicy, type ConsumerConfig, DeliverPolicy } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { consumerConfiguration, reactionMs } from '../src/messaging/inbox/consumer-configuration.js';
import { ensureConsumer } from '../src/messaging/inbox/inbox-consumer.js';
import { ensureStream } from '../src/messaging/nats/ensure-stream.js';
import { eventually } from '../src/testing/eventually.js';
import { lampLit, lit, stream } from './support/lamps.js';
import { MessageBench } from './support/message-bench.js';

let bench: MessageBench;
beforeEach(async () => {
  bench = await MessageBench.open();
});
afterEach(() => bench.close());

const manager = () => bench.nats.jetstream().manager;
const wanted = consumerConfiguration('watcher', lampLit.subject);
const drifted = (change: Partial<ConsumerConfig>) => manager().consumers.add(stream, { ...wanted, ...change });
const ensured = () => ensureConsumer(bench.nats.jetstream(), stream, 'watcher', lampLit.subject);

describe('a durable consumer', () => {
  it('acknowledges explicitly, waits 30 s longer than the timeout of a reaction, and has one subject', async () => {
    await ensureStream(manager(), 'lamps');
    expect((await ensured()).outcome).toBe('created');
    const { config } = await manager().consumers.info(stream, 'watcher');
    expect(config).toMatchObject({
      ack_policy: 'explicit',
      deliver_policy: 'all',
      ack_wait: nanos(reactionMs + 30_000),
      filter_subject: 'hilltop.lamps.lamp-lit.v1',
    });
    expect((await ensured()).outcome).toBe('as wanted');
  });

  it.each<[string, Partial<ConsumerConfig>, string[]]>([
    ['an acknowledgement that is awaited too short', { ack_wait: nanos(1_000) }, ['ack_wait']],
    ['a delivery count that ends', { max_deliver: 3 }, ['max_deliver']],
    ['delays of the server', { max_deliver: 5, backoff: [nanos(1_000)] }, ['ack_wait', 'max_deliver', 'backoff']],
    ['another subject', { filter_subject: 'hilltop.lamps.other.v1' }, ['filter_subject']],
  ])('is corrected at the start: %s', async (_, change, settings) => {
    await ensureStream(manager(), 'lamps');
    await drifted(change);
    expect(await ensured()).toMatchObject({ outcome: 'corrected', drifted: settings });
    expect((await ensured()).outcome).toBe('as wanted');
  });

  it.each<[string, Partial<ConsumerConfig>]>([
    ['acknowledges all that came before', { ack_policy: AckPolicy.All }],
    ['begins with what is new', { deliver_policy: DeliverPolicy.New }],
  ])('is recreated when that cannot be corrected, and misses nothing: %s', async (_, change) => {
    await ensureStream(manager(), 'lamps');
    await bench.publish(lit('porch', 1));
    await drifted(change);
    bench.consumer();
    await bench.publish(lit('porch', 2));
    await eventually(async () => expect((await bench.seen()).map(({ turn }) => turn).sort()).toEqual([1, 2]));
    expect((await ensured()).outcome).toBe('as wanted');
  });

  it('is created as soon as its stream exists', async () => {
    bench.consumer();
    await new Promise((resolve) => setTimeout(resolve, 300));
    bench.relay();
    await bench.write(lit('porch'));
    await eventually(async () => expect(await bench.seen()).toHaveLength(1));
  });

  it('that is deleted is recreated, and no reaction runs twice', async () => {
    bench.relay();
    bench.consumer();
    await bench.write(lit('porch', 1));
    await eventually(async () => expect(await bench.seen()).toHaveLength(1));
    await manager().consumers.delete(stream, 'watcher');
    await bench.write(lit('porch', 2));
    await eventually(async () => expect((await bench.seen()).map(({ turn }) => turn)).toEqual([1, 2]));
  });
});
