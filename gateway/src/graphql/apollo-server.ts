import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { Logger } from '@hilltop/platform/logging/logger';
import { GraphQLError } from 'graphql';
import { formatErrors } from '../errors/format-error.js';
import { retryAfterSeconds, subgraphCodes } from '../errors/subgraph-errors.js';
import { operationLimits } from '../limits/operation-limits.js';
import { operationLimitsRule } from '../limits/operation-limits.rule.js';
import type { GatewayContext } from '../supergraph/gateway-context.js';
import type { Subgraphs } from '../supergraph/subgraphs.js';
import type { PlannedOperation } from './passthrough.js';
import { uncheckedSessionPlugin } from './unchecked-session.plugin.js';

export interface SupergraphOptions {
  readonly supergraphSdl: string;
  readonly introspection: boolean;
}

export interface ApolloParts extends SupergraphOptions {
  readonly subgraphs: Subgraphs;
  readonly logger: Logger;
  readonly planned: (operation: PlannedOperation) => void;
  readonly plugins: readonly ApolloServerPlugin<GatewayContext>[];
}

/** Apollo's notices are about its own states, such as `Mode: unmanaged`. */
function withoutNotices(logger: Logger) {
  return {
    debug: (message: string) => logger.debug(message),
    info: (message: string) => logger.debug(message),
    warn: (message: string) => logger.warn(message),
    error: (message: string) => logger.error(message),
  };
}

/** Missing, ambiguous and subscription operations are the client's errors; the executor treats them as internal. */
const missingOperationPlugin: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation && operation.operation !== 'subscription') return;
        const message = operation
          ? 'There is nothing to subscribe to.'
          : 'The document has no operation with this name, or it has several and the request names none.';
        throw new GraphQLError(message, {
          extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
        });
      },
    };
  },
};

/** 503 with `Retry-After` when an overload left no data at all; a response with some data stays 200. */
const overloadStatusPlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        if (response.body.kind !== 'single') return;
        const { data, errors } = response.body.singleResult;
        const answered = Object.values(data ?? {}).some((value) => value !== null);
        if (answered || !errors?.some(({ extensions }) => extensions?.code === subgraphCodes.overloaded)) return;
        response.http.status = 503;
        response.http.headers.set('retry-after', String(retryAfterSeconds));
      },
    };
  },
};

export async function startApolloServer(parts: ApolloParts): Promise<ApolloServer<GatewayContext>> {
  const { supergraphSdl, introspection, subgraphs, logger, planned, plugins } = parts;
  const gateway = new ApolloGateway({
    supergraphSdl,
    buildService: ({ name }) => subgraphs.dataSource(name),
    logger: withoutNotices(logger),
    experimental_didResolveQueryPlan: planned,
    // Bounds the cost of planning: operations beyond the first limit are refused, beyond the second the plan may be suboptimal.
    queryPlannerConfig: { debug: { pathsLimit: 1_000, maxEvaluatedPlans: 1_000 } },
  });
  const server = new ApolloServer<GatewayContext>({
    gateway,
    logger,
    formatError: formatErrors(logger),
    validationRules: [operationLimitsRule],
    parseOptions: { maxTokens: operationLimits.tokens },
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      missingOperationPlugin,
      overloadStatusPlugin,
      uncheckedSessionPlugin,
      ...plugins,
    ],
  });
  await server.start();
  return server;
}
