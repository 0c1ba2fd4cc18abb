import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { SubgraphContext } from './subgraph-context.js';

export const CurrentIdentity = createParamDecorator(
  (_: undefined, context: ExecutionContext) =>
    GqlExecutionContext.create(context).getContext<SubgraphContext>().identity,
);
