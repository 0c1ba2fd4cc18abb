import { type DynamicModule, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { RepeatingJob } from '../../async/repeating-job.js';
import { ShutdownSteps, shutdownOrder } from '../../lifecycle/shutdown-steps.js';
import { LOGGER, type Logger } from '../../logging/logger.js';
import { Metrics } from '../../telemetry/metrics.js';
import { StatusBoard } from '../../telemetry/status-board.js';
import { showDeadLetters } from '../dead-letters/dead-letter.metrics.js';
import { NatsConnection } from '../nats/nats-connection.js';
import { countDeliveries, showConsumers } from './consumer.metrics.js';
import { InboxConsumer } from './inbox-consumer.js';
import { resendDeadLetters } from './resend-dead-letters.js';
import type { Subscriber } from './subscriber.js';
import type { Reaction, Subscription } from './subscription.js';

const SUBSCRIPTIONS = Symbol('SUBSCRIPTIONS');
const resendEveryMs = 2_000;

/** Requires `DatabaseModule` and `NatsModule`. */
@Module({})
export class InboxModule implements OnApplicationBootstrap {
  constructor(
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: readonly Subscription[],
    @Inject(ModuleRef) private readonly modules: ModuleRef,
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(NatsConnection) private readonly nats: NatsConnection,
    @Inject(ShutdownSteps) private readonly shutdown: ShutdownSteps,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(StatusBoard) private readonly board: StatusBoard,
  ) {}

  /** The reactions are providers of any module of the service. */
  static forRoot({ subscriptions }: { subscriptions: readonly Subscription[] }): DynamicModule {
    return { module: InboxModule, providers: [{ provide: SUBSCRIPTIONS, useValue: subscriptions }] };
  }

  onApplicationBootstrap(): void {
    const { dataSource, nats, logger } = this;
    const subscribers = this.subscriptions.map(
      (subscription): Subscriber => ({
        subscription,
        reaction: this.modules.get<Reaction<unknown>>(subscription.react, { strict: false }),
      }),
    );
    const count = countDeliveries(this.metrics);
    showDeadLetters(this.metrics, this.board, dataSource);
    showConsumers(this.metrics, this.board, nats, this.subscriptions);
    for (const subscriber of subscribers) {
      const consumer = new InboxConsumer({ subscriber, dataSource, nats, logger, count });
      const { durable } = subscriber.subscription;
      this.shutdown.add(shutdownOrder.consumers, `consumer ${durable}`, () => consumer.stop());
      consumer.start();
    }
    const resending = new RepeatingJob({
      name: 'dead letters',
      everyMs: resendEveryMs,
      run: async () => dataSource.isInitialized && resendDeadLetters(dataSource, subscribers, logger),
      logger,
    });
    this.shutdown.add(shutdownOrder.jobs, 'dead letters', () => resending.stop());
    resending.start();
  }
}
