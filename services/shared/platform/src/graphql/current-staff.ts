import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { type Identity, isStaff } from '../identity/identity.js';
import { forbidden } from './forbidden.js';
import type { SubgraphContext } from './subgraph-context.js';

export type StaffIdentity = Extract<Identity, { role: 'staff' }>;

/** The member of staff, for a resolver whose `@role` has only staff roles. */
export const CurrentStaff = createParamDecorator((_: undefined, context: ExecutionContext): StaffIdentity => {
  const { identity } = GqlExecutionContext.create(context).getContext<SubgraphContext>();
  if (!isStaff(identity)) throw forbidden();
  return identity;
});
