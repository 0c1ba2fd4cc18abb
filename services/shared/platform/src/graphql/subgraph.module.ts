import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloFederationDriver, type ApolloFederationDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { Identity } from '../identity/identity.js';
import type { IdentityVerifier } from '../identity/identity-verifier.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { compiledQueries } from './compiled-queries.js';
import { maskInternalErrors } from './mask-internal-errors.js';
import { operationNamesPlugin } from './operation-names.plugin.js';
import { readSchema } from './read-schema.js';
import { ResolverRefusalFilter } from './resolver-refusal.filter.js';
import { enforceRoles } from './roles/enforce-roles.js';
import { createSubgraphContext } from './subgraph-context.js';
import { traceResolvers } from './trace-resolvers.js';

export interface SubgraphOptions {
  readonly schemaFile: URL | string;
  /** Verifies the identity of a caller. */
  readonly verifier: IdentityVerifier;
}

/**
 * Serves `POST /graphql` from a committed schema. Result unions and interfaces need no type resolver because use cases
 * return `__typename`. CSRF protection, batching and limits belong to the gateway.
 */
@Module({})
export class SubgraphModule {
  static forRoot({ schemaFile, verifier }: SubgraphOptions): DynamicModule {
    return {
      module: SubgraphModule,
      providers: [{ provide: APP_FILTER, useClass: ResolverRefusalFilter }],
      imports: [
        GraphQLModule.forRootAsync<ApolloFederationDriverConfig>({
          driver: ApolloFederationDriver,
          inject: [LOGGER],
          useFactory: (logger: Logger) => {
            const formatError = maskInternalErrors(logger);
            return {
              path: '/graphql',
              typeDefs: readSchema(schemaFile),
              transformSchema: (schema) =>
                traceResolvers(
                  enforceRoles(schema, (place, caller) =>
                    logger.warn({ place, ...namesOf(caller) }, 'a caller was refused'),
                  ),
                ),
              context: createSubgraphContext(verifier),
              formatError,
              // A thrown HttpException is masked like any other error.
              autoTransformHttpErrors: false,
              introspection: false,
              graphiql: false,
              includeStacktraceInErrorResponses: false,
              logger,
              plugins: [
                // The gateway decides about caching. Both plugins would wrap every resolver.
                ApolloServerPluginCacheControlDisabled(),
                ApolloServerPluginInlineTraceDisabled(),
                operationNamesPlugin,
                compiledQueries(formatError),
              ],
            };
          },
        }),
      ],
    };
  }
}

/** A caller in the log: ids, no names of people. */
function namesOf(caller: Identity): Record<string, string> {
  if (caller.role === 'staff') return { role: caller.staffRole, account: caller.id };
  return caller.role === 'service' ? { role: caller.role, caller: caller.name } : { role: caller.role };
}
