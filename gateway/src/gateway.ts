import type { ServiceOptions } from '@hilltop/platform/lifecycle/open-service';
import type { Logger } from '@hilltop/platform/logging/logger';
import { AppModule, type AppOptions } from './app.module.js';
import { configureServer } from './configure-server.js';
import type { Environment } from './env.js';
import { loadSupergraph } from './supergraph/load-supergraph.js';
import { subgraphSettings } from './supergraph/subgraph-settings.js';

/** The gateway as `startService` runs it. `instead` takes the place of what the environment says, for tests. */
export function gateway(environment: Environment, logger: Logger, instead: Partial<AppOptions> = {}): ServiceOptions {
  return {
    name: 'gateway',
    environment,
    logger,
    metrics: environment.METRICS_TOKEN ? { token: environment.METRICS_TOKEN } : 'closed',
    module: AppModule.forRoot({
      supergraphSdl: loadSupergraph(),
      subgraphs: subgraphSettings(environment),
      callerSecret: environment.STAFF_SECRET,
      introspection: environment.GRAPHQL_INTROSPECTION,
      busServers: environment.NATS_URL,
      demoStaffEmail: environment.DEMO_STAFF_EMAIL,
      ...instead,
    }),
    configure: configureServer(environment, logger),
  };
}
