import { type ConstDirectiveNode, type GraphQLField, valueFromASTUntyped } from 'graphql';
import type { Identity } from '../../identity/identity.js';

/** Undefined without `@role`. */
export function requiredRoles({
  astNode,
  extensionASTNodes = [],
}: {
  astNode?: { readonly directives?: readonly ConstDirectiveNode[] | undefined } | null | undefined;
  extensionASTNodes?: readonly { readonly directives?: readonly ConstDirectiveNode[] | undefined }[];
}): readonly string[] | undefined {
  const directives = [astNode, ...extensionASTNodes].flatMap((node) => node?.directives ?? []);
  const argument = directives.find(({ name }) => name.value === 'role')?.arguments?.[0];
  if (!argument) return undefined;
  const roles = valueFromASTUntyped(argument.value) as string | readonly string[];
  return typeof roles === 'string' ? [roles] : roles;
}

export function hasRole(identity: Identity, required: readonly string[]): boolean {
  return required.includes('EVERYBODY') || required.includes(roleOf(identity));
}

function roleOf(identity: Identity): string {
  if (identity.role === 'staff') return identity.staffRole.toUpperCase();
  return identity.role === 'service' ? 'SERVICE' : 'EVERYBODY';
}

/** Added to `Query` by the federation library. */
export const isFederationField = ({ name }: Pick<GraphQLField<unknown, unknown>, 'name'>): boolean =>
  name === '_service' || name === '_entities';
