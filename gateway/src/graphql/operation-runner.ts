import { ApolloServer } from '@apollo/server';
import { Injectable } from '@nestjs/common';
import type { FormattedExecutionResult } from 'graphql';
import { problemOfGraphqlError } from '../errors/graphql-error-problem.js';
import type { GatewayContext } from '../supergraph/gateway-context.js';
import type { CommittedOperation } from './committed-operation.js';

@Injectable()
export class OperationRunner {
  constructor(private readonly server: ApolloServer<GatewayContext>) {}

  /** @throws ProblemError when the response has errors */
  async run<Data, Variables extends Record<string, unknown>>(
    operation: CommittedOperation<Data, Variables>,
    variables: Variables,
    context: GatewayContext,
  ): Promise<Data> {
    const { data, errors } = await this.execute(operation, variables, context);
    const [error] = errors ?? [];
    if (error) throw problemOfGraphqlError(error);
    return data as Data;
  }

  async execute(
    { name, text }: { readonly name: string; readonly text: string },
    variables: Record<string, unknown>,
    contextValue: GatewayContext,
  ): Promise<FormattedExecutionResult<Record<string, unknown>>> {
    const request = { query: text, operationName: name, variables };
    const { body } = await this.server.executeOperation(request, {
      contextValue: { ...contextValue, operation: name },
    });
    if (body.kind !== 'single') throw new Error(`${name} has an incremental response`);
    return body.singleResult;
  }
}
