import type { ServiceOptions } from '@hilltop/platform/lifecycle/open-service';
import type { Logger } from '@hilltop/platform/logging/logger';
import { AppModule } from './app.module.js';
import { configureServer } from './configure-server.js';
import type { Environment } from './env.js';
import { loadSupergraph } from './supergraph/load-supergraph.js';
import { subgraphSettings } from './supergraph/subgraph-settings.js';
import type { SupergraphOptions } from './supergraph/supergraph.module.js';

/** The gateway as `startService` runs it. `supergraph` takes the place of the committed one, for tests. */
export function gateway(
  environment: Environment,
  logger: Logger,
  supergraph?: Partial<SupergraphOptions>,
): ServiceOptions {
  return {
    name: 'gateway',
    environment,
    logger,
    module: AppModule.forRoot({
      supergraphSdl: supergraph?.supergraphSdl ?? loadSupergraph(),
      subgraphs: supergraph?.subgraphs ?? subgraphSettings(environment),
      introspection: environment.GRAPHQL_INTROSPECTION,
    }),
    configure: configureServer(environment.SITE_DIRECTORY),
  };
}
