import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { ApolloGatewayDriver, type ApolloGatewayDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { emptyingPlugin } from '../answers/emptying.plugin.js';
import { Generations } from '../answers/generations.js';
import { DirectRoutes } from '../direct/direct-routes.js';
import { formatErrors } from '../errors/format-error.js';
import { missingOperationPlugin } from '../errors/missing-operation.plugin.js';
import { overloadStatusPlugin } from '../errors/overload-status.plugin.js';
import { operationLimits } from '../limits/operation-limits.js';
import { operationLimitsRule } from '../limits/operation-limits.rule.js';
import { CarriedContexts } from '../session/carried-contexts.js';
import { uncheckedSessionPlugin } from '../session/unchecked-session.plugin.js';
import { Subgraphs } from './subgraphs.js';

export interface SupergraphOptions {
  readonly supergraphSdl: string;
  /** Whether anybody may ask for the schema. */
  readonly introspection: boolean;
}

/** Serves `/graphql` over the subgraphs: POST for everything, GET for queries. */
@Module({})
export class SupergraphModule {
  static forRoot({ supergraphSdl, introspection }: SupergraphOptions): DynamicModule {
    // Read when a gateway is made: nobody is told what runs here.
    process.env.APOLLO_TELEMETRY_DISABLED = '1';
    return {
      module: SupergraphModule,
      imports: [
        GraphQLModule.forRootAsync<ApolloGatewayDriverConfig>({
          driver: ApolloGatewayDriver,
          inject: [Subgraphs, CarriedContexts, Generations, DirectRoutes, LOGGER],
          useFactory: (
            targets: Subgraphs,
            contexts: CarriedContexts,
            generations: Generations,
            direct: DirectRoutes,
            logger: Logger,
          ) => ({
            gateway: {
              supergraphSdl,
              buildService: ({ name }) => targets.dataSource(name),
              logger,
              experimental_didResolveQueryPlan: (planned) => direct.learn(planned),
              __exposeQueryPlanExperimental: false,
              // Bounds what a plan may cost to make. Past the first limit the operation is refused; past the second it
              // gets a plan that is good instead of the best.
              queryPlannerConfig: { debug: { pathsLimit: 1_000, maxEvaluatedPlans: 1_000 } },
            },
            server: {
              path: '/graphql',
              context: (request: FastifyRequest) => contexts.of(request),
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
              plugins: [
                ApolloServerPluginLandingPageDisabled(),
                missingOperationPlugin,
                overloadStatusPlugin,
                uncheckedSessionPlugin,
                emptyingPlugin(generations),
              ],
              logger,
            },
          }),
        }),
      ],
    };
  }
}
