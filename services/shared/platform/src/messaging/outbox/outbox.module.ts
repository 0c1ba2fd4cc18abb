import { type DynamicModule, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ShutdownSteps, shutdownOrder } from '../../lifecycle/shutdown-steps.js';
import { LOGGER, type Logger } from '../../logging/logger.js';
import { Metrics } from '../../telemetry/metrics.js';
import { StatusBoard } from '../../telemetry/status-board.js';
import { showDeadLetters } from '../dead-letters/dead-letter.metrics.js';
import { NatsConnection } from '../nats/nats-connection.js';
import { Outbox } from './outbox.js';
import { measurePublishing, showOutbox } from './outbox.metrics.js';
import { OutboxRelay } from './outbox-relay.js';

/** Requires `DatabaseModule` and `NatsModule`. */
@Module({})
export class OutboxModule implements OnApplicationBootstrap {
  constructor(
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(OutboxRelay) private readonly relay: OutboxRelay,
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(ShutdownSteps) private readonly shutdown: ShutdownSteps,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(StatusBoard) private readonly board: StatusBoard,
  ) {}

  /** @param options.service the second part of the subjects, e.g. `bookings` */
  static forRoot({ service }: { service: string }): DynamicModule {
    return {
      module: OutboxModule,
      global: true,
      providers: [
        Outbox,
        {
          provide: OutboxRelay,
          inject: [DataSource, NatsConnection, LOGGER, Metrics],
          useFactory: (dataSource: DataSource, nats: NatsConnection, logger: Logger, metrics: Metrics) =>
            new OutboxRelay({ service, dataSource, nats, logger, onPublished: measurePublishing(metrics) }),
        },
      ],
      exports: [Outbox],
    };
  }

  onApplicationBootstrap(): void {
    this.shutdown.add(shutdownOrder.relay, 'outbox relay', () => this.relay.stop());
    this.outbox.onWake(() => this.relay.wake());
    showDeadLetters(this.metrics, this.board, this.dataSource);
    showOutbox(this.metrics, this.board, this.dataSource);
    this.relay.start();
  }
}
