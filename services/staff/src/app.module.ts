import { DatabaseModule } from '@hilltop/platform/database/database.module';
import { SubgraphModule } from '@hilltop/platform/graphql/subgraph.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { ENTITIES } from './database/entities.js';
import type { Environment } from './env.js';
import { SessionsModule } from './sessions/sessions.module.js';

/** The service, put together. It says and hears no events. */
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
          applicationName: 'staff',
        }),
        SubgraphModule.forRoot({
          name: 'staff',
          schemaFile: new URL('../schema.graphql', import.meta.url),
          identitySecrets: environment.IDENTITY_SECRETS,
        }),
        SessionsModule,
        AuditModule,
      ],
    };
  }
}
