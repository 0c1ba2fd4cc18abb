import { DatabaseModule } from '@hilltop/platform/database/database.module';
import { SubgraphModule } from '@hilltop/platform/graphql/subgraph.module';
import { InboxModule } from '@hilltop/platform/inbox/inbox.module';
import { NatsModule } from '@hilltop/platform/nats/nats.module';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ENTITIES } from './database/entities.js';
import { DeskModule } from './emails/desk.module.js';
import { SendingModule } from './emails/send-queued-emails/sending.module.js';
import { ENVIRONMENT, type Environment } from './env.js';
import { SUBSCRIPTIONS } from './subscriptions.js';

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
          applicationName: 'notifications',
        }),
        NatsModule.forRoot({ servers: environment.NATS_URL, name: 'notifications' }),
        InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS }),
        SubgraphModule.forRoot({
          name: 'notifications',
          schemaFile: new URL('../schema.graphql', import.meta.url),
          identitySecrets: environment.IDENTITY_SECRETS,
        }),
        SendingModule,
        DeskModule,
      ],
      providers: [{ provide: ENVIRONMENT, useValue: environment }],
      exports: [ENVIRONMENT],
    };
  }
}
