import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { Logger } from '@hilltop/platform/logging/logger';
import { formatErrors } from '../errors/format-error.js';
import { operationLimits } from '../limits/operation-limits.js';
import { operationLimitsRule } from '../limits/operation-limits.rule.js';
import type { GatewayContext } from '../supergraph/gateway-context.js';
import type { Subgraphs } from '../supergraph/subgraphs.js';
import { missingOperationPlugin } from './missing-operation.plugin.js';
import { overloadStatusPlugin } from './overload-status.plugin.js';
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

export async function startApolloServer(parts: ApolloParts): Promise<ApolloServer<GatewayContext>> {
  const { supergraphSdl, introspection, subgraphs, logger, planned, plugins } = parts;
  process.env.APOLLO_TELEMETRY_DISABLED = '1';
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
