import { ApolloServer } from '@apollo/server';
import { ShutdownSteps, shutdownOrder } from '@hilltop/platform/lifecycle/shutdown-steps';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { type DynamicModule, Module } from '@nestjs/common';
import { invalidationPlugin } from '../cache/invalidation.plugin.js';
import { TagVersions } from '../cache/tag-versions.js';
import { Subgraphs } from '../supergraph/subgraphs.js';
import { type SupergraphOptions, startApolloServer } from './apollo-server.js';
import { GraphqlEndpoint } from './graphql-endpoint.js';
import { OperationRunner } from './operation-runner.js';
import { Passthrough } from './passthrough.js';

@Module({})
export class GraphqlModule {
  static forRoot(options: SupergraphOptions): DynamicModule {
    const apollo = {
      provide: ApolloServer,
      inject: [Subgraphs, Passthrough, TagVersions, ShutdownSteps, LOGGER],
      useFactory: async (
        subgraphs: Subgraphs,
        passthrough: Passthrough,
        versions: TagVersions,
        shutdown: ShutdownSteps,
        logger: Logger,
      ) => {
        const planned = passthrough.learn.bind(passthrough);
        const plugins = [invalidationPlugin(versions)];
        const server = await startApolloServer({ ...options, subgraphs, logger, planned, plugins });
        shutdown.add(shutdownOrder.jobs, 'Apollo Server', () => server.stop());
        return server;
      },
    };
    return {
      module: GraphqlModule,
      global: true,
      providers: [apollo, Passthrough, OperationRunner, GraphqlEndpoint],
      exports: [OperationRunner, Passthrough, GraphqlEndpoint],
    };
  }
}
