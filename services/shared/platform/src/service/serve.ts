import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DatabaseOptions } from '../database/data-source.js';
import { DatabaseModule } from '../database/database.module.js';
import { RetentionModule } from '../database/retention/retention.module.js';
import type { RetentionRule } from '../database/retention/retention-rule.js';
import type { EnvironmentSource } from '../environment/read-environment.js';
import { ENVIRONMENT } from '../environment/service-variables.js';
import { SubgraphModule } from '../graphql/subgraph.module.js';
import { CALL_DEADLINE_MS } from '../graphql/subgraph-client.js';
import { IdentityVerifier } from '../identity/identity-verifier.js';
import { ownProcess, type Part } from '../lifecycle/own-process.js';
import { createLogger } from '../logging/logger.js';
import { NatsModule } from '../messaging/nats/nats.module.js';
import { OutboxModule } from '../messaging/outbox/outbox.module.js';
import { hasEvents, type ServiceDefinition, type ServiceEnvironment } from './define-service.js';
import { deadLetterRetention, inboxRetention, outboxRetention } from './message-retention.js';
import { readServiceEnvironment } from './service-environment.js';
import { STAFF_ACTIONS, StatusController } from './status.controller.js';

/** Deadlines that differ from the usual ones, for tests. `callMs` is that of a call to another service. */
type ServiceTimeouts = Pick<DatabaseOptions, 'statementMs' | 'lockMs' | 'connectMs'> & { readonly callMs?: number };

export function retentionRules(service: ServiceDefinition, environment: ServiceEnvironment): readonly RetentionRule[] {
  return [
    ...(service.publishes ? [outboxRetention] : []),
    ...(service.subscribes ? [inboxRetention] : []),
    ...(hasEvents(service) ? [deadLetterRetention] : []),
    ...(service.retention?.(environment) ?? []),
  ];
}

/** All modules of the service can inject `ENVIRONMENT` and `IdentityVerifier`. */
@Module({})
export class ServiceModule {
  static forRoot(
    service: ServiceDefinition,
    own: Type,
    environment: ServiceEnvironment,
    { callMs, ...timeouts }: ServiceTimeouts = {},
  ): DynamicModule {
    const { name, schema, entities, migrations, publishes, staffActions } = service;
    const { DATABASE_URL: url, DATABASE_POOL: poolSize, IDENTITY_PUBLIC_KEYS: keys, NATS_URL } = environment;
    const verifier = new IdentityVerifier({ audience: name, keys });
    return {
      module: ServiceModule,
      global: true,
      imports: [
        DatabaseModule.forRoot({ url, entities, migrations, poolSize, applicationName: name, ...timeouts }),
        ...(NATS_URL ? [NatsModule.forRoot({ servers: NATS_URL, name })] : []),
        ...(publishes ? [OutboxModule.forRoot({ service: name })] : []),
        RetentionModule.forRoot(retentionRules(service, environment)),
        SubgraphModule.forRoot({ schemaFile: schema, verifier }),
        own,
      ],
      controllers: [StatusController],
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: IdentityVerifier, useValue: verifier },
        { provide: STAFF_ACTIONS, useValue: staffActions },
        { provide: CALL_DEADLINE_MS, useValue: callMs ?? null },
      ],
      exports: [ENVIRONMENT, IdentityVerifier, CALL_DEADLINE_MS],
    };
  }
}

/** @throws EnvironmentError naming everything that is missing or invalid */
export function servicePart(service: ServiceDefinition, source: EnvironmentSource): Part {
  const { name } = service;
  const environment = readServiceEnvironment(service, source);
  const logger = createLogger({ service: name, level: environment.LOG_LEVEL });
  const load = async () => ({
    module: ServiceModule.forRoot(service, await service.module(), environment),
    configure: async (app: NestFastifyApplication) => service.configureServer?.(app, environment),
  });
  return { name, environment, logger, load };
}

/** Runs until the process gets a signal. */
export async function serve(service: ServiceDefinition, source: EnvironmentSource): Promise<void> {
  await ownProcess([servicePart(service, source)]);
}
