import { readdirSync, readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { describe, expect, it } from '@jest/globals';
import { GraphQLError, type GraphQLObjectType, type GraphQLSchema, parse } from 'graphql';
import { type Identity, staffRoles, visitor } from '../../identity/identity.js';
import { readSchema } from '../read-schema.js';
import { enforceRoles, isFederationField } from './enforce-roles.js';

/** Groups of callers that the table names. */
const groups: Readonly<Record<string, readonly string[]>> = {
  everybody: ['visitor', 'guide', 'desk', 'manager', 'ops', 'service'],
  staff: staffRoles,
};

/** Who may make each operation of each service (infra/docs/roles.md): callers and groups. An operation that is not here fails. */
const allowed = JSON.parse(
  readFileSync(new URL('../../../test/operation-roles.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, string>>>>;

function mayMake(caller: string, service: string, operation: string): boolean {
  const named = allowed[service]?.[operation]?.split(' ') ?? [];
  return named.some((name) => (groups[name] ?? [name]).includes(caller));
}

const callers: Readonly<Record<string, Identity>> = {
  visitor,
  ...Object.fromEntries(
    staffRoles.map((staffRole) => [staffRole, { role: 'staff', id: 'a', staffRole, session: 's' }]),
  ),
  service: { role: 'service', name: 'notifications' },
};

const services = new URL('../../../../../', import.meta.url);
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

describe.each(subgraphs)('the operations of %s', (name) => {
  it.each(Object.entries(callers))('are open to %s as the table says', (caller, identity) => {
    const refusals = identity.role === 'staff' ? ['NotAllowed', 'ROLE_REQUIRED'] : ['NotSignedIn', 'FORBIDDEN'];
    const found = outcomes(schemaOf(name), identity);
    expect(Object.keys(found).sort()).toEqual(Object.keys(allowed[name] ?? {}).sort());
    for (const [operation, outcome] of Object.entries(found)) {
      const expected = mayMake(caller, name, operation) ? ['done'] : refusals;
      expect({ operation, outcome, expected: expected.includes(outcome) }).toMatchObject({ expected: true });
    }
  });
});
