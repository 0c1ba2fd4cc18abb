import { DatabaseModule } from '@hilltop/platform/database/database.module';
import { SubgraphModule } from '@hilltop/platform/graphql/subgraph.module';
import { NatsModule } from '@hilltop/platform/nats/nats.module';
import { OutboxModule } from '@hilltop/platform/outbox/outbox.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { ENTITIES } from './database/entities.js';
import type { Environment } from './env.js';
import { ProductsModule } from './products/products.module.js';

/** The service, put together. */
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
          applicationName: 'catalog',
        }),
        NatsModule.forRoot({ servers: environment.NATS_URL, name: 'catalog' }),
        OutboxModule.forRoot({ service: 'catalog' }),
        SubgraphModule.forRoot({
          name: 'catalog',
          schemaFile: new URL('../schema.graphql', import.meta.url),
          identitySecrets: environment.IDENTITY_SECRETS,
        }),
        ProductsModule,
      ],
    };
  }
}
