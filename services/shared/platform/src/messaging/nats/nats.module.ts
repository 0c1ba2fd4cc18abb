import { type DynamicModule, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { ShutdownSteps, shutdownOrder } from '../../lifecycle/shutdown-steps.js';
import { LOGGER, type Logger } from '../../logging/logger.js';
import { Metrics } from '../../telemetry/metrics.js';
import { NatsConnection } from './nats-connection.js';

/** Readiness does not depend on NATS: without it a service still reads and sells, and the outbox keeps its events. */
@Module({})
export class NatsModule implements OnModuleInit {
  constructor(
    @Inject(NatsConnection) private readonly connection: NatsConnection,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(ShutdownSteps) private readonly shutdown: ShutdownSteps,
  ) {}

  /** @param options.name for the server's monitoring */
  static forRoot(options: { servers: readonly string[]; name: string }): DynamicModule {
    return {
      module: NatsModule,
      global: true,
      providers: [
        {
          provide: NatsConnection,
          inject: [LOGGER],
          useFactory: (logger: Logger) => new NatsConnection({ ...options, logger }),
        },
      ],
      exports: [NatsConnection],
    };
  }

  onModuleInit(): void {
    this.metrics.lookup(
      { name: 'hilltop_nats_connected', help: '1 while connected to NATS, 0 otherwise.' },
      async () => [{ value: this.connection.connected ? 1 : 0 }],
    );
    this.shutdown.add(shutdownOrder.connections, 'nats', () => this.connection.close());
    this.connection.start();
  }
}
