import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { SubgraphContext } from './subgraph-context.js';

/** Gives a resolver the hash of the caller's address: `sendMessage(@CurrentCaller() caller: string | undefined)`. */
export const CurrentCaller = createParamDecorator(
  (_: undefined, context: ExecutionContext) => GqlExecutionContext.create(context).getContext<SubgraphContext>().caller,
);
