import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@hilltop/local/ports/free-port';
import { startNats } from '@hilltop/local/servers/nats';
import { natsPassword } from '@hilltop/local/servers/nats-users';
import type { Server } from '@hilltop/local/servers/server';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ensureConsumer } from '../src/messaging/inbox/inbox-consumer.js';
import { ensureStream } from '../src/messaging/nats/ensure-stream.js';
import { NatsConnection } from '../src/messaging/nats/nats-connection.js';
import { streamName } from '../src/messaging/nats/stream-name.js';
import { eventually } from '../src/testing/eventually.js';
import { quietLogger } from '../src/testing/quiet-logger.js';

/** The subscriptions between services (src/subscriptions.ts of each). */
const listeners = [
  ['media', 'catalog'],
  ['orders', 'catalog'],
  ['notifications', 'bookings'],
  ['notifications', 'orders'],
  ['notifications', 'contact'],
  ['staff', 'bookings'],
  ['staff', 'catalog'],
  ['staff', 'contact'],
  ['staff', 'content'],
  ['staff', 'media'],
  ['staff', 'notifications'],
  ['staff', 'orders'],
  ['staff', 'staff'],
] as const;
const publishers = ['bookings', 'catalog', 'contact', 'content', 'media', 'notifications', 'orders', 'staff'] as const;

let home: string;
let server: Server;
let port: number;
const open = new Map<string, NatsConnection>();
const passwordOf = (user: string): string => natsPassword(`-${user}-0e9`);

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'hilltop-test-nats-accounts-'));
  port = await freePort();
  server = await startNats({ dataDirectory: home, port, passwordOf });
});

afterAll(async () => {
  await Promise.all([...open.values()].map((connection) => connection.close()));
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

function connection(login: string): NatsConnection {
  const known = open.get(login);
  if (known) return known;
  const opened = new NatsConnection({
    servers: [`nats://${login}127.0.0.1:${port}`],
    name: 'test',
    logger: quietLogger(),
  });
  open.set(login, opened);
  opened.start();
  return opened;
}

async function connectedAs(user: string): Promise<NatsConnection> {
  const opened = connection(`${user}:${passwordOf(user)}@`);
  await eventually(() => expect(opened.connected).toBe(true));
  return opened;
}

describe('the accounts of NATS', () => {
  it.each(publishers)('let %s keep a stream of its own and publish to it, and to no other', async (service) => {
    const own = (await connectedAs(service)).jetstream();
    expect((await ensureStream(own.manager, service)).info.config.name).toBe(streamName(service));
    expect((await own.client.publish(`hilltop.${service}.tested.v1`, '{}')).stream).toBe(streamName(service));
    const other = service === 'orders' ? 'bookings' : 'orders';
    await expect(own.client.publish(`hilltop.${other}.tested.v1`, '{}')).rejects.toThrow(/permissions violation/i);
    await expect(own.manager.streams.delete(streamName(other))).rejects.toThrow(/permissions violation/i);
    await expect(own.manager.streams.delete(streamName(service))).rejects.toThrow(/permissions violation/i);
  });

  it.each(listeners)('let %s consume the events of %s', async (listener, service) => {
    const publisher = (await connectedAs(service)).jetstream();
    await ensureStream(publisher.manager, service);
    await publisher.client.publish(`hilltop.${service}.heard.v1`, '{}');
    const jetStream = (await connectedAs(listener)).jetstream();
    const stream = streamName(service);
    await ensureConsumer(jetStream, stream, `${listener}-heard`, `hilltop.${service}.heard.v1`);
    const consumer = await jetStream.client.consumers.get(stream, `${listener}-heard`);
    const message = await consumer.next({ expires: 5_000 });
    expect(message?.subject).toBe(`hilltop.${service}.heard.v1`);
    expect(await message?.ackAck()).toBe(true);
    await jetStream.manager.consumers.delete(stream, `${listener}-heard`);
  });

  it('let the gateway subscribe to events, but not publish', async () => {
    const gateway = (await connectedAs('gateway')).core();
    const heard = gateway.subscribe('hilltop.orders.>', { max: 1 });
    await gateway.flush();
    (await connectedAs('orders')).core().publish('hilltop.orders.told.v1', '{}');
    for await (const { subject } of heard) expect(subject).toBe('hilltop.orders.told.v1');
    await expect(gateway.request('hilltop.orders.told.v1', '{}', { timeout: 2_000 })).rejects.toThrow(
      /permissions violation/i,
    );
  });

  it.each(['contact', 'media', 'orders', 'notifications', 'staff', 'gateway', 'operator'])(
    'refuse a product event forged by %s, also outside JetStream',
    async (user) => {
      const catalog = (await connectedAs('catalog')).jetstream();
      const { info } = await ensureStream(catalog.manager, 'catalog');
      const forger = (await connectedAs(user)).core();
      const subject = 'hilltop.catalog.product-changed.v1';
      await expect(forger.request(subject, '{}', { timeout: 2_000 })).rejects.toThrow(/permissions violation/i);
      const after = await catalog.manager.streams.info(info.config.name);
      expect(after.state.last_seq).toBe(info.state.last_seq);
    },
  );

  it('keep requests and replies private', async () => {
    const contact = (await connectedAs('contact')).core();
    for (const subject of ['_INBOX_orders.>', '_INBOX.>', '>', 'hilltop.orders.>', '$JS.>']) {
      const heard = contact.subscribe(subject, { max: 1 });
      await expect(heard[Symbol.asyncIterator]().next()).rejects.toThrow(/permissions violation/i);
    }
  });

  it('let the operator set the number of replicas of a stream', async () => {
    const { manager } = (await connectedAs('operator')).jetstream();
    await ensureStream((await connectedAs('orders')).jetstream().manager, 'orders');
    expect((await manager.streams.update(streamName('orders'), { num_replicas: 1 })).config.num_replicas).toBe(1);
  });

  it.each([
    ['without a user', ''],
    ['with a wrong password', 'bookings:wrong@'],
  ])('refuse a connection %s', async (_, login) => {
    const stranger = connection(login);
    await new Promise((done) => setTimeout(done, 1_500));
    expect(stranger.connected).toBe(false);
  });
});
