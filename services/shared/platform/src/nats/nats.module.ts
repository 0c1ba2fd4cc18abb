import { type DynamicModule, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HealthChecks } from '../health/health-checks.js';
import { ShutdownSteps, shutdownOrder } from '../lifecycle/shutdown-steps.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { NatsConnection } from './nats-connection.js';

/** The connection to NATS for every module of the process. The process starts without it; readiness says that it is missing. */
@Module({})
export class NatsModule implements OnModuleInit {
  constructor(
    @Inject(NatsConnection) private readonly connection: NatsConnection,
    @Inject(HealthChecks) private readonly health: HealthChecks,
    @Inject(ShutdownSteps) private readonly shutdown: ShutdownSteps,
  ) {}

  /** @param options.name of the process, as the server's monitoring shows it */
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
    this.health.add('nats', () => this.connection.check());
    this.shutdown.add(shutdownOrder.connections, 'nats', () => this.connection.close());
    this.connection.start();
  }
}
