import { DatabaseModule } from '@hilltop/platform/database/database.module';
import { SubgraphModule } from '@hilltop/platform/graphql/subgraph.module';
import { NatsModule } from '@hilltop/platform/nats/nats.module';
import { OutboxModule } from '@hilltop/platform/outbox/outbox.module';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AvailabilityModule } from './availability/availability.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { ENTITIES } from './database/entities.js';
import { ENVIRONMENT, type Environment } from './env.js';
import { FoodModule } from './food/food.module.js';
import { HoldsModule } from './holds/holds.module.js';
import { ToursModule } from './tours/tours.module.js';

/** The service, put together. */
@Global()
@Module({})
export class AppModule {
  static forRoot(environment: Environment): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot({
          url: environment.DATABASE_URL,
          entities: ENTITIES,
          poolSize: environment.DATABASE_POOL,
          applicationName: 'bookings',
        }),
        NatsModule.forRoot({ servers: environment.NATS_URL, name: 'bookings' }),
        OutboxModule.forRoot({ service: 'bookings' }),
        SubgraphModule.forRoot({
          name: 'bookings',
          schemaFile: new URL('../schema.graphql', import.meta.url),
          identitySecrets: environment.IDENTITY_SECRETS,
        }),
        ToursModule,
        AvailabilityModule,
        FoodModule,
        HoldsModule,
        BookingsModule,
      ],
      providers: [{ provide: ENVIRONMENT, useValue: environment }],
      exports: [ENVIRONMENT],
    };
  }
}
