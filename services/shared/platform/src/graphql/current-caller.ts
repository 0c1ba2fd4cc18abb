import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { SubgraphContext } from './subgraph-context.js';

/** Injects the hash of the caller's larger network: `holdSeats(@CurrentNetwork() network: string | undefined)`. */
export const CurrentNetwork = createParamDecorator(
  (_: undefined, context: ExecutionContext) =>
    GqlExecutionContext.create(context).getContext<SubgraphContext>().network,
);

/** Injects the hash of the caller's address into a resolver: `sendMessage(@CurrentCaller() caller: string | undefined)`. */
export const CurrentCaller = createParamDecorator(
  (_: undefined, context: ExecutionContext) => GqlExecutionContext.create(context).getContext<SubgraphContext>().caller,
);
