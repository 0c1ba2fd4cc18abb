import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { SubgraphContext } from './subgraph-context.js';

/** The hash of the caller's larger network. */
export const CurrentNetwork = createParamDecorator(
  (_: undefined, context: ExecutionContext) =>
    GqlExecutionContext.create(context).getContext<SubgraphContext>().network,
);

/** The hash of the caller's address. */
export const CurrentCaller = createParamDecorator(
  (_: undefined, context: ExecutionContext) => GqlExecutionContext.create(context).getContext<SubgraphContext>().caller,
);

/** Keyed hashes of a visitor's address and larger network, for limits. */
export interface Visitor {
  readonly caller: string | undefined;
  readonly network: string | undefined;
}
