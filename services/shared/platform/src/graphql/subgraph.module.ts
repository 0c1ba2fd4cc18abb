import { readFileSync } from 'node:fs';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloFederationDriver, type ApolloFederationDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { IdentityVerifier } from '../identity/identity-verifier.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { maskInternalErrors } from './mask-internal-errors.js';
import { PlainReads } from './plain-reads.js';
import { createSubgraphContext } from './subgraph-context.js';

const path = '/graphql';

export interface SubgraphOptions {
  readonly schemaFile: URL | string;
  /** Knows the callers' identities. */
  readonly verifier: IdentityVerifier;
}

/**
 * Serves `POST /graphql` from a committed schema. Result unions and interfaces need no resolver of their own: GraphQL
 * reads the `__typename` that a use case returns. CSRF, batching and limits are the gateway's.
 */
@Module({})
export class SubgraphModule implements OnModuleInit {
  constructor(
    private readonly plain: PlainReads,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    this.plain.serve(this.host.httpAdapter.getInstance(), path);
  }

  static forRoot({ schemaFile, verifier }: SubgraphOptions): DynamicModule {
    const plain = new PlainReads(createSubgraphContext(verifier));
    return {
      module: SubgraphModule,
      providers: [{ provide: PlainReads, useValue: plain }],
      imports: [
        GraphQLModule.forRootAsync<ApolloFederationDriverConfig>({
          driver: ApolloFederationDriver,
          inject: [LOGGER],
          useFactory: (logger: Logger) => ({
            path,
            typeDefs: readFileSync(schemaFile, 'utf8'),
            context: plain.contextOf,
            formatError: maskInternalErrors(logger),
            // A thrown HttpException is a surprise like any other, and must not be spelt out.
            autoTransformHttpErrors: false,
            introspection: false,
            graphiql: false,
            includeStacktraceInErrorResponses: false,
            logger,
            // Both watch every field that is resolved, for nobody: the gateway decides what may be cached.
            plugins: [
              ApolloServerPluginCacheControlDisabled(),
              ApolloServerPluginInlineTraceDisabled(),
              plain.plugin(),
            ],
          }),
        }),
      ],
    };
  }
}
