import { InboxConsumer } from '@hilltop/platform/messaging/inbox/inbox-consumer';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { NatsConnection } from '@hilltop/platform/messaging/nats/nats-connection';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { OutboxRelay } from '@hilltop/platform/messaging/outbox/outbox-relay';
import { eventually } from '@hilltop/platform/testing/eventually';
import { quietLogger } from '@hilltop/platform/testing/quiet-logger';
import type { TestServer } from '@hilltop/platform/testing/servers/test-server';
import { createTestDatabase, type TestDatabase } from '@hilltop/platform/testing/test-database';
import { startTestNats } from '@hilltop/platform/testing/test-nats';
import type { DataSource } from 'typeorm';
import { type LampLit, lampLit, stream, tables } from './lamps.js';

/** A test file's own database and NATS, and what runs on them. `close` stops everything that it starts. */
export class MessageBench {
  readonly outbox = new Outbox();
  readonly logger = quietLogger();
  private readonly stops: (() => Promise<unknown>)[] = [];
  /** The test's own connection. */
  readonly nats: NatsConnection;

  private constructor(
    readonly database: TestDatabase,
    readonly server: TestServer,
  ) {
    this.nats = this.connect();
  }

  static async open(options: Parameters<typeof createTestDatabase>[0] = {}): Promise<MessageBench> {
    const server = await startTestNats();
    const bench = new MessageBench(await createTestDatabase({ setup: tables, ...options }), server);
    await eventually(() => bench.nats.check());
    return bench;
  }

  get dataSource(): DataSource {
    return this.database.dataSource;
  }

  /** A separate connection, like that of another process. */
  connect(): NatsConnection {
    const nats = new NatsConnection({ servers: [this.server.url], name: 'tests', logger: this.logger });
    nats.start();
    this.stops.unshift(() => nats.close());
    return nats;
  }

  relay(options: Partial<ConstructorParameters<typeof OutboxRelay>[0]> = {}): OutboxRelay {
    const relay = new OutboxRelay({
      service: 'lamps',
      dataSource: this.dataSource,
      nats: options.nats ?? this.connect(),
      logger: this.logger,
      pollMs: 50,
      compareMs: 200,
      ...options,
    });
    relay.start();
    this.stops.unshift(() => relay.stop());
    return relay;
  }

  consumer(
    react: Reaction<LampLit['data']>['react'] = (event, manager) => this.leaveTrace(event, manager),
    { durable = 'watcher', retryDelaysMs }: { durable?: string; retryDelaysMs?: number[] } = {},
  ): InboxConsumer {
    const consumer = new InboxConsumer({
      subscriber: this.subscriber(react, durable),
      dataSource: this.dataSource,
      nats: this.connect(),
      logger: this.logger,
      ...(retryDelaysMs && { retryDelaysMs }),
    });
    consumer.start();
    this.stops.unshift(() => consumer.stop());
    return consumer;
  }

  subscriber(react: Reaction<LampLit['data']>['react'], durable = 'watcher') {
    const reaction = { react } as Reaction<unknown>;
    return {
      subscription: {
        event: lampLit,
        durable,
        react: class Watch {
          react = react;
        } as never,
      },
      reaction,
    };
  }

  async leaveTrace({ data }: LampLit, manager: Pick<DataSource, 'query'> = this.dataSource): Promise<void> {
    await manager.query('INSERT INTO seen (lamp, turn) VALUES ($1, $2)', [data.lamp, data.turn]);
  }

  /** Writes events like a service, in one transaction, without waking a relay. */
  async write(...events: LampLit[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const event of events) await this.outbox.add(manager, event);
    });
  }

  /** Publishes an event, or any text, without the outbox and without a message id, so that duplicates are not dropped. */
  async publish(payload: LampLit | string): Promise<number> {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    return (await this.nats.jetstream().client.publish(lampLit.subject, text)).seq;
  }

  /** The messages of the stream, in order. */
  async stored(): Promise<LampLit[]> {
    const { client, manager } = this.nats.jetstream();
    const { state } = await manager.streams.info(stream);
    if (state.messages === 0) return [];
    const consumer = await client.consumers.get(stream);
    const events: LampLit[] = [];
    for await (const message of await consumer.fetch({ max_messages: state.messages, expires: 2_000 })) {
      events.push(lampLit.parse(message.json()));
    }
    return events;
  }

  /** The recorded runs of reactions, in order. */
  async seen(): Promise<{ lamp: string; turn: number }[]> {
    return this.dataSource.query('SELECT lamp, turn FROM seen ORDER BY id');
  }

  async pending(): Promise<number> {
    const rows = await this.dataSource.query('SELECT count(*)::int AS count FROM outbox WHERE published_at IS NULL');
    return rows[0].count;
  }

  async close(): Promise<void> {
    for (const stop of this.stops) await stop();
    await this.database.close();
    await this.server.close();
  }
}
