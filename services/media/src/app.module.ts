import { DatabaseModule } from '@hilltop/platform/database/database.module';
import { SubgraphModule } from '@hilltop/platform/graphql/subgraph.module';
import { InboxModule } from '@hilltop/platform/inbox/inbox.module';
import { NatsModule } from '@hilltop/platform/nats/nats.module';
import { OutboxModule } from '@hilltop/platform/outbox/outbox.module';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ENTITIES } from './database/entities.js';
import { ENVIRONMENT, type Environment } from './env.js';
import { HttpModule } from './http/http.module.js';
import { ImagesModule } from './images/images.module.js';
import { SUBSCRIPTIONS } from './subscriptions.js';
import { UsesModule } from './uses/uses.module.js';

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
          applicationName: 'media',
        }),
        NatsModule.forRoot({ servers: environment.NATS_URL, name: 'media' }),
        OutboxModule.forRoot({ service: 'media' }),
        InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS }),
        SubgraphModule.forRoot({
          name: 'media',
          schemaFile: new URL('../schema.graphql', import.meta.url),
          identitySecrets: environment.IDENTITY_SECRETS,
        }),
        HttpModule,
        ImagesModule,
        UsesModule,
      ],
      providers: [{ provide: ENVIRONMENT, useValue: environment }],
      exports: [ENVIRONMENT],
    };
  }
}
