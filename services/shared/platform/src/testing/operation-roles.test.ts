import { existsSync, readdirSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { describe, expect, it } from '@jest/globals';
import {
  type GraphQLArgument,
  GraphQLError,
  type GraphQLInputField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  parse,
} from 'graphql';
import { readSchema } from '../graphql/read-schema.js';
import { enforceRoles, isFederationField } from '../graphql/roles/enforce-roles.js';
import { type Identity, readingRoles, staffRoles, visitor } from '../identity/identity.js';
import { mayMake, objectRows, operationRoles } from './operation-tables.js';

const namesObject = /^(?:token|sessionId|code|platform|dates?|tourDate|from|to)$/;

function naming(args: readonly (GraphQLArgument | GraphQLInputField)[], seen: readonly string[] = []): boolean {
  return args.some(({ name, type }) => {
    const inner = getNamedType(type);
    if (inner.name === 'ID' || namesObject.test(name)) return true;
    const isNew = isInputObjectType(inner) && !seen.includes(inner.name);
    return isNew && naming(Object.values(inner.getFields()), [...seen, inner.name]);
  });
}

/** What the table may say of an operation, by who makes it. */
function isRight(row: string | object | undefined, service: string, operation: string): boolean {
  if (mayMake('visitor', service, operation)) {
    return ['everybody', 'the id is the key', 'link: not found', 'link: same answer'].includes(String(row));
  }
  if (mayMake('guide', service, operation)) {
    return (
      row === 'own account' || (typeof row === 'object' && ['own', 'other', 'otherDay'].every((whose) => whose in row))
    );
  }
  const isOfStaff = staffRoles.some((role) => mayMake(role, service, operation));
  return isOfStaff ? row === 'any of its roles' || row === 'own account' : row === 'services';
}

const callers: Readonly<Record<string, Identity>> = {
  visitor,
  ...Object.fromEntries(
    staffRoles.map((staffRole) => [staffRole, { role: 'staff', id: 'a', staffRole, session: 's' }]),
  ),
  service: { role: 'service', name: 'notifications' },
};

const services = new URL('../../../../', import.meta.url);
const schemaOf = (name: string) => readSchema(new URL(`${name}/schema.graphql`, services));
const subgraphs = readdirSync(services).filter((name) => name !== 'shared');
const rootsOf = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].filter((type): type is GraphQLObjectType => Boolean(type));
const operationsOf = (schema: GraphQLSchema) =>
  rootsOf(schema)
    .flatMap((type) => Object.values(type.getFields()))
    .filter((field) => !isFederationField(field));

/** What a caller meets at each operation: `done` where the resolver runs, or how it was refused. */
function outcomes(text: string, identity: Identity): Record<string, string> {
  const schema = buildSubgraphSchema(parse(text));
  for (const field of operationsOf(schema)) field.resolve = () => ({ __typename: 'done' });
  const found = operationsOf(enforceRoles(schema)).map(({ name, resolve }) => {
    try {
      const outcome = resolve?.({}, {}, { identity }, {} as never) as { __typename: string } | undefined;
      return [name, String(outcome?.__typename)];
    } catch (error) {
      return [name, error instanceof GraphQLError ? String(error.extensions.code) : String(error)];
    }
  });
  return Object.fromEntries(found);
}

it.each(readingRoles)('%s changes nothing of the house', (role) => {
  const changed = subgraphs.flatMap((name) => {
    const changes = Object.keys(
      buildSubgraphSchema(parse(schemaOf(name)))
        .getMutationType()
        ?.getFields() ?? {},
    );
    return changes.filter((operation) => mayMake(role, name, operation) && !mayMake('visitor', name, operation));
  });
  expect(changed.sort()).toEqual(
    ['changePassword', 'confirmSecondStep', 'endMySession', 'endSecondStep', 'startSecondStep'].sort(),
  );
});

describe.each(subgraphs)('the operations of %s', (name) => {
  it.each(Object.entries(callers))('are open to %s as the table says', (caller, identity) => {
    const refusals = identity.role === 'staff' ? ['NotAllowed', 'ROLE_REQUIRED'] : ['NotSignedIn', 'FORBIDDEN'];
    const found = outcomes(schemaOf(name), identity);
    expect(Object.keys(found).sort()).toEqual(Object.keys(operationRoles[name] ?? {}).sort());
    for (const [operation, outcome] of Object.entries(found)) {
      const expected = mayMake(caller, name, operation) ? ['done'] : refusals;
      expect({ operation, outcome, expected: expected.includes(outcome) }).toMatchObject({ expected: true });
    }
  });

  it('say whose objects they open, where they name one', () => {
    const found = operationsOf(buildSubgraphSchema(parse(schemaOf(name)))).filter(({ args }) => naming(args));
    const rows = objectRows[name] ?? {};
    expect(Object.keys(rows).sort()).toEqual(found.map((operation) => operation.name).sort());
    expect(Object.keys(rows).filter((operation) => !isRight(rows[operation], name, operation))).toEqual([]);
    // It makes them: `makeObjectRows`.
    if (found.length > 0) expect(existsSync(new URL(`${name}/test/objects.int.test.ts`, services))).toBe(true);
  });
});
