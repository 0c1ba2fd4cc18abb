import {
  type ConstDirectiveNode,
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isNonNullType,
  isObjectType,
  isUnionType,
  valueFromASTUntyped,
} from 'graphql';
import { type Identity, isStaff } from '../../identity/identity.js';
import { notAllowed } from '../../outcome/not-allowed.js';
import { notSignedIn } from '../../outcome/not-signed-in.js';
import { forbidden, roleRequired } from '../forbidden.js';
import type { SubgraphContext } from '../subgraph-context.js';

type Field = GraphQLField<unknown, SubgraphContext>;
type OnRefused = (place: string, caller: Identity) => void;
type Lookup = (reference: unknown, context: SubgraphContext, info: unknown) => unknown;

export class UndeclaredRoleError extends Error {
  constructor(readonly places: readonly string[]) {
    super(`No @role on ${places.join(', ')}.`);
    this.name = 'UndeclaredRoleError';
  }
}

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

function hasRole(identity: Identity, required: readonly string[]): boolean {
  return required.includes('EVERYBODY') || required.includes(roleOf(identity));
}

function roleOf(identity: Identity): string {
  if (identity.role === 'staff') return identity.staffRole.toUpperCase();
  return identity.role === 'service' ? 'SERVICE' : 'EVERYBODY';
}

/** Added to `Query` by the federation library. */
export const isFederationField = ({ name }: Pick<GraphQLField<unknown, unknown>, 'name'>): boolean =>
  name === '_service' || name === '_entities';

/**
 * Makes fields with `@role` refuse other callers before the resolver runs: mutations with a type of their result, queries with an error,
 * nullable fields of objects with null, of which `onRefused` is not told.
 * @throws UndeclaredRoleError when a field of Query or Mutation, or a type that is looked up by key, has no `@role`
 */
export function enforceRoles(schema: GraphQLSchema, onRefused: OnRefused = () => undefined): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const undeclared: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('_')) continue;
    const isRoot = roots.includes(type);
    for (const field of Object.values(type.getFields())) {
      const required = requiredRoles(field);
      if (required) guardField(field, required, isRoot, (caller) => onRefused(`${type.name}.${field.name}`, caller));
      else if (isRoot && !isFederationField(field)) undeclared.push(`${type.name}.${field.name}`);
    }
    if (!guardLookup(type, onRefused)) undeclared.push(type.name);
  }
  if (undeclared.length > 0) throw new UndeclaredRoleError(undeclared);
  return schema;
}

function guardField(
  field: Field,
  required: readonly string[],
  isRoot: boolean,
  onRefused: (caller: Identity) => void,
): void {
  if (required.includes('EVERYBODY')) return;
  const { resolve = defaultFieldResolver } = field;
  const guarded: GraphQLFieldResolver<unknown, SubgraphContext> = (source, given, context, info) => {
    if (hasRole(context.identity, required)) return resolve(source, given, context, info);
    if (!isRoot && !isNonNullType(field.type)) return null;
    onRefused(context.identity);
    return refuse(field, context.identity);
  };
  field.resolve = guarded;
}

function refuse(field: Field, caller: Identity): unknown {
  const refusal = isStaff(caller) ? notAllowed : notSignedIn;
  const result = getNamedType(field.type);
  if (isUnionType(result) && result.getTypes().some(({ name }) => name === refusal.__typename)) return refusal;
  throw isStaff(caller) ? roleRequired() : forbidden();
}

/** Guards reference resolvers. @returns false for a type without `@role` */
function guardLookup(type: GraphQLObjectType, onRefused: OnRefused): boolean {
  const { subgraph } = (type.extensions.apollo ?? {}) as { subgraph?: { resolveReference?: Lookup } };
  const resolve = subgraph?.resolveReference;
  if (!subgraph || !resolve) return true;
  const required = requiredRoles(type);
  if (!required) return false;
  subgraph.resolveReference = (reference, context, info) => {
    if (hasRole(context.identity, required)) return resolve(reference, context, info);
    onRefused(type.name, context.identity);
    throw isStaff(context.identity) ? roleRequired() : forbidden();
  };
  return true;
}
