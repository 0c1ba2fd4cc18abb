import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { isStaff } from '../../identity/identity.js';
import { notAllowed } from '../../outcome/not-allowed.js';
import { notSignedIn } from '../../outcome/not-signed-in.js';
import { forbidden, roleRequired } from '../forbidden.js';
import type { SubgraphContext } from '../subgraph-context.js';
import { hasRole, isFederationField, requiredRoles } from './required-roles.js';

type Field = GraphQLField<unknown, SubgraphContext>;
type Lookup = (reference: unknown, context: SubgraphContext, info: unknown) => unknown;

/** An operation of a schema does not say who may call it. */
export class UndeclaredRoleError extends Error {
  constructor(readonly places: readonly string[]) {
    super(`No @role says who may use ${places.join(', ')}.`);
    this.name = 'UndeclaredRoleError';
  }
}

/**
 * Makes every field with `@role` refuse callers of other roles, before its resolver runs. Mutations refuse with a type of
 * their result, queries with an error, and a field within an object that may be null is null.
 *
 * @throws UndeclaredRoleError when a field of Query or Mutation, or a type that is looked up by key, has no `@role`
 */
export function enforceRoles(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const undeclared: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('_')) continue;
    const isRoot = roots.includes(type);
    for (const field of Object.values(type.getFields())) {
      const required = requiredRoles(field);
      if (required) guardField(field, required, isRoot);
      else if (isRoot && !isFederationField(field)) undeclared.push(`${type.name}.${field.name}`);
    }
    if (!guardLookup(type)) undeclared.push(type.name);
  }
  if (undeclared.length > 0) throw new UndeclaredRoleError(undeclared);
  return schema;
}

function guardField(field: Field, required: readonly string[], isRoot: boolean): void {
  if (required.includes('EVERYBODY')) return;
  const { resolve = defaultFieldResolver } = field;
  const guarded: GraphQLFieldResolver<unknown, SubgraphContext> = (source, given, context, info) =>
    hasRole(context.identity, required) ? resolve(source, given, context, info) : refuse(field, context, isRoot);
  field.resolve = guarded;
}

function refuse(field: Field, { identity }: SubgraphContext, isRoot: boolean): unknown {
  if (!isRoot && !isNonNullType(field.type)) return null;
  const refusal = isStaff(identity) ? notAllowed : notSignedIn;
  const result = getNamedType(field.type);
  if (isUnionType(result) && result.getTypes().some(({ name }) => name === refusal.__typename)) return refusal;
  throw isStaff(identity) ? roleRequired() : forbidden();
}

/** Guards the lookup of a type's members by key. @returns false when there is one that no `@role` is on */
function guardLookup(type: GraphQLObjectType): boolean {
  const { subgraph } = (type.extensions.apollo ?? {}) as { subgraph?: { resolveReference?: Lookup } };
  const resolve = subgraph?.resolveReference;
  if (!subgraph || !resolve) return true;
  const required = requiredRoles(type);
  if (!required) return false;
  subgraph.resolveReference = (reference, context, info) => {
    if (hasRole(context.identity, required)) return resolve(reference, context, info);
    throw isStaff(context.identity) ? roleRequired() : forbidden();
  };
  return true;
}
