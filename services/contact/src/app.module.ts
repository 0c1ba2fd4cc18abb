import { DatabaseModule } from '@hilltop/platform/database/database.module';
import { SubgraphModule } from '@hilltop/platform/graphql/subgraph.module';
import { NatsModule } from '@hilltop/platform/nats/nats.module';
import { OutboxModule } from '@hilltop/platform/outbox/outbox.module';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ENTITIES } from './database/entities.js';
import { ENVIRONMENT, type Environment } from './env.js';
import { MessagesModule } from './messages/messages.module.js';

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
          applicationName: 'contact',
        }),
        NatsModule.forRoot({ servers: environment.NATS_URL, name: 'contact' }),
        OutboxModule.forRoot({ service: 'contact' }),
        SubgraphModule.forRoot({
          name: 'contact',
          schemaFile: new URL('../schema.graphql', import.meta.url),
          identitySecrets: environment.IDENTITY_SECRETS,
        }),
        MessagesModule,
      ],
      providers: [{ provide: ENVIRONMENT, useValue: environment }],
      exports: [ENVIRONMENT],
    };
  }
}
