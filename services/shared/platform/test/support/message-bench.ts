import { InboxConsumer } from '@hilltop/platform/inbox/inbox-consumer';
import type { Reaction } from '@hilltop/platform/inbox/subscription';
import { NatsConnection } from '@hilltop/platform/nats/nats-connection';
import { Outbox } from '@hilltop/platform/outbox/outbox';
import { OutboxRelay } from '@hilltop/platform/outbox/outbox-relay';
import { quietLogger } from '@hilltop/platform/testing/quiet-logger';
import type { TestServer } from '@hilltop/platform/testing/servers/test-server';
import { createTestDatabase, type TestDatabase } from '@hilltop/platform/testing/test-database';
import { startTestNats } from '@hilltop/platform/testing/test-nats';
import type { DataSource } from 'typeorm';
import { type LampLit, lampLit, tables } from './lamps.js';

/** A database and a NATS of a test file's own, and whatever runs on them. Everything that it starts, `close` stops. */
export class MessageBench {
  readonly outbox = new Outbox();
  readonly logger = quietLogger();
  private readonly stops: (() => Promise<unknown>)[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly server: TestServer,
  ) {}

  static async open(options: Parameters<typeof createTestDatabase>[0] = {}): Promise<MessageBench> {
    const server = await startTestNats();
    return new MessageBench(await createTestDatabase({ setup: tables, ...options }), server);
  }

  get dataSource(): DataSource {
    return this.database.dataSource;
  }

  /** A connection of its own, as every process has. */
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

  /** Writes events as a service does: in one transaction, and no word to any relay. */
  async write(...events: LampLit[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const event of events) await this.outbox.add(manager, event);
    });
  }

  /** What reactions have left behind, in the order in which they ran. */
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
