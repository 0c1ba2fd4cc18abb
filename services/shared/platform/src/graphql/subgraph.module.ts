import type { ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloFederationDriver, type ApolloFederationDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  defaultFieldResolver,
  type GraphQLFormattedError,
  type GraphQLSchema,
  Kind,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Identity } from '../identity/identity.js';
import type { IdentityVerifier } from '../identity/identity-verifier.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { inSpan, isSampled } from '../telemetry/in-span.js';
import { centsScalar } from './cents.scalar.js';
import { maskInternalErrors } from './mask-internal-errors.js';
import { operationNamesPlugin } from './operation-names.plugin.js';
import { readSchema } from './read-schema.js';
import { ResolverRefusalFilter } from './resolver-refusal.filter.js';
import { enforceRoles } from './roles/enforce-roles.js';
import { createSubgraphContext, type SubgraphContext } from './subgraph-context.js';

export interface SubgraphOptions {
  readonly schemaFile: URL | string;
  readonly verifier: IdentityVerifier;
}

/**
 * Serves `POST /graphql`. Unions need no type resolver because use cases return `__typename`. CSRF, batching and limits are the gateway's.
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
              resolvers: { Cents: centsScalar },
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

/** Ids for the log, no names of people. */
function namesOf(caller: Identity): Record<string, string> {
  if (caller.role === 'staff') return { role: caller.staffRole, account: caller.id };
  return caller.role === 'service' ? { role: caller.role, caller: caller.name } : { role: caller.role };
}

/** Makes each use case a span of a sampled trace: the fields of Query and Mutation, e.g. `resolve createBooking`. */
function traceResolvers(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { name, resolve = defaultFieldResolver } = field;
      field.resolve = (...given) => {
        if (!isSampled()) return resolve(...given);
        return inSpan({ name: `resolve ${name}`, kind: 'INTERNAL' }, async () => resolve(...given));
      };
    }
  }
  return schema;
}

type FormatError = (formatted: GraphQLFormattedError, thrown: unknown) => GraphQLFormattedError;

/**
 * Runs queries with graphql-jit from their second execution on, which takes less CPU time. The usual executor runs mutations and
 * the documents of `needsExecutor`, and repeats a query that fails outside of a resolver, so that the error has the usual form.
 */
function compiledQueries(formatError: FormatError): ApolloServerPlugin<SubgraphContext> {
  // Apollo limits the number of cached documents.
  const compiled = new WeakMap<DocumentNode, CompiledQuery | undefined>();
  const seen = new WeakSet<DocumentNode>();
  const find = (schema: GraphQLSchema, document: DocumentNode) => {
    // Compiling costs more than many executions, so one-off queries, such as an attacker's, are not compiled.
    if (!seen.has(document)) {
      seen.add(document);
      return undefined;
    }
    if (!compiled.has(document)) compiled.set(document, compile(schema, document));
    return compiled.get(document);
  };
  return {
    requestDidStart: async () => ({
      async responseForOperation({ schema, document, request, contextValue, response }) {
        const query = find(schema, document);
        if (!query) return null;
        const { data, errors = [] } = await query.query(undefined, contextValue, request.variables);
        if (errors.some(({ originalError }) => !originalError)) return null;
        const singleResult = {
          ...(errors.length > 0 && { errors: errors.map((error) => formatError(error.toJSON(), error)) }),
          data: data ?? null,
        };
        return { http: response.http, body: { kind: 'single', singleResult } };
      },
    }),
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | undefined {
  const [operation, ...others] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'query' || others.length > 0) return;
  if (needsExecutor(document)) return;
  const query = compileQuery(schema, document);
  return isCompiledQuery(query) ? query : undefined;
}

/** Directives, and variables inside a literal, which graphql-jit drops from literals of custom scalars. */
function needsExecutor(document: DocumentNode): boolean {
  let found = false;
  const stop = () => {
    found = true;
    return BREAK;
  };
  visit(document, {
    Directive: stop,
    Variable: (_node, _key, parent) => (isLiteral(parent) ? stop() : undefined),
  });
  return found;
}

/** The parent of a value inside a list is an array. */
function isLiteral(parent: ASTNode | readonly ASTNode[] | undefined): boolean {
  return Array.isArray(parent) || (parent !== undefined && 'kind' in parent && parent.kind === Kind.OBJECT_FIELD);
}
