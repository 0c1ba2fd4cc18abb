import type { ApolloServer, HTTPGraphQLRequest, HTTPGraphQLResponse } from '@apollo/server';
import type { ApolloGatewayDriver } from '@nestjs/apollo';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { FormattedExecutionResult } from 'graphql';
import { problemOfGraphqlError } from '../errors/graphql-error-problem.js';
import type { GatewayContext } from '../session/gateway-context.js';
import type { RestOperation } from './rest-operation.js';

/** Runs committed operations in process, through the very server that answers `/graphql`. */
@Injectable()
export class OperationRunner {
  constructor(private readonly modules: ModuleRef) {}

  /** @throws ProblemError when the operation has no whole answer */
  async run<Data, Variables extends Record<string, unknown>>(
    operation: RestOperation<Data, Variables>,
    variables: Variables,
    context: GatewayContext,
  ): Promise<Data> {
    const { data, errors } = await this.execute(operation, variables, context);
    const [error] = errors ?? [];
    if (error) throw problemOfGraphqlError(error);
    return data as Data;
  }

  /** The answer as GraphQL gives it, errors formatted for callers. */
  async execute(
    { name, text }: { readonly name: string; readonly text: string },
    variables: Record<string, unknown>,
    contextValue: GatewayContext,
  ): Promise<FormattedExecutionResult<Record<string, unknown>>> {
    const request = { query: text, operationName: name, variables };
    const { body } = await this.server().executeOperation(request, { contextValue });
    if (body.kind !== 'single') throw new Error(`${name} is answered in parts`);
    return body.singleResult;
  }

  /** What `/graphql` would answer to a request. */
  answer(httpGraphQLRequest: HTTPGraphQLRequest, context: GatewayContext): Promise<HTTPGraphQLResponse> {
    return this.server().executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => context });
  }

  private server(): ApolloServer {
    return this.modules.get<GraphQLModule<ApolloGatewayDriver>>(GraphQLModule, { strict: false }).graphQlAdapter
      .instance;
  }
}
