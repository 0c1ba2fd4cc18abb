import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { ApolloGatewayDriver, type ApolloGatewayDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { formatErrors } from '../errors/format-error.js';
import { overloadStatusPlugin } from '../errors/overload-status.plugin.js';
import { operationLimits } from '../limits/operation-limits.js';
import { operationLimitsRule } from '../limits/operation-limits.rule.js';
import { gatewayContext } from '../session/gateway-context.js';
import type { SubgraphSettings } from './subgraph-settings.js';
import { SUBGRAPHS, Subgraphs } from './subgraphs.js';

export interface SupergraphOptions {
  readonly supergraphSdl: string;
  readonly subgraphs: readonly SubgraphSettings[];
  /** Whether anybody may ask for the schema. */
  readonly introspection: boolean;
}

/** Serves `/graphql` over the subgraphs: POST for everything, GET for queries. */
@Module({})
export class SupergraphModule {
  static forRoot({ supergraphSdl, subgraphs, introspection }: SupergraphOptions): DynamicModule {
    // Read when a gateway is made: nobody is told what runs here.
    process.env.APOLLO_TELEMETRY_DISABLED = '1';
    const connections: DynamicModule = {
      module: class SubgraphsModule {},
      providers: [Subgraphs, { provide: SUBGRAPHS, useValue: subgraphs }],
      exports: [Subgraphs],
    };
    return {
      module: SupergraphModule,
      imports: [
        connections,
        GraphQLModule.forRootAsync<ApolloGatewayDriverConfig>({
          driver: ApolloGatewayDriver,
          imports: [connections],
          inject: [Subgraphs, LOGGER],
          useFactory: (targets: Subgraphs, logger: Logger) => ({
            gateway: {
              supergraphSdl,
              buildService: ({ name }) => targets.dataSource(name),
              logger,
              __exposeQueryPlanExperimental: false,
              // Bounds what a plan may cost to make. Past the first limit the operation is refused; past the second it
              // gets a plan that is good instead of the best.
              queryPlannerConfig: { debug: { pathsLimit: 1_000, maxEvaluatedPlans: 1_000 } },
            },
            server: {
              path: '/graphql',
              context: gatewayContext,
              formatError: formatErrors(logger),
              validationRules: [operationLimitsRule],
              parseOptions: { maxTokens: operationLimits.tokens },
              introspection,
              hideSchemaDetailsFromClientErrors: !introspection,
              csrfPrevention: true,
              allowBatchedHttpRequests: false,
              persistedQueries: false,
              includeStacktraceInErrorResponses: false,
              autoTransformHttpErrors: false,
              preserveHttpStatusForExecutionErrors: false,
              graphiql: false,
              plugins: [ApolloServerPluginLandingPageDisabled(), overloadStatusPlugin],
              logger,
            },
          }),
        }),
      ],
      exports: [connections],
    };
  }
}
