import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { hostileNumber, hostileText, hostileValue, mostly } from './hostile-values.ts';
import type { HostileRequest } from './reply.ts';

const usualTexts = fc.constantFrom(
  '2030-01-05',
  '10:00 AM',
  '25.00',
  'guest@example.test',
  'Ada',
  'session-12345678',
  'paid',
  '[]',
);

function variableOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) {
    return variableOf(type.ofType);
  }
  if (isListType(type)) {
    return mostly(fc.array(variableOf(type.ofType), { maxLength: 3 }), 80);
  }
  if (isEnumType(type)) {
    return mostly(fc.constantFrom(...type.getValues().map(({ name }) => name)), 90);
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => [field.name, variableOf(field.type)] as const);
    return mostly(fc.record(Object.fromEntries(fields)), 95);
  }
  switch (type.name) {
    case 'Int':
      return mostly(fc.oneof(fc.integer({ min: -5, max: 120 }), hostileNumber.filter(Number.isInteger)), 90);
    case 'Boolean':
      return mostly(fc.boolean(), 90);
    case 'ID':
      return mostly(fc.oneof(fc.uuid(), hostileText), 95);
    default:
      return mostly(fc.oneof(usualTexts, hostileText), 95);
  }
}

/** All fields without arguments, down to this many levels. */
export function selectionOf(schema: GraphQLSchema, type: GraphQLNamedType, levels: number): string {
  if (isLeafType(type)) {
    return '';
  }
  if (isUnionType(type) || isInterfaceType(type)) {
    const kinds = schema.getPossibleTypes(type).map((kind) => `... on ${kind.name} { __typename }`);
    return `{ __typename ${kinds.join(' ')} }`;
  }
  const fields = isObjectType(type) ? Object.values(type.getFields()).filter(({ args }) => args.length === 0) : [];
  const inner = fields.flatMap((field) => {
    const named = getNamedType(field.type);
    return isLeafType(named) || levels > 0 ? [`${field.name} ${selectionOf(schema, named, levels - 1)}`] : [];
  });
  return `{ __typename ${inner.join(' ')} }`;
}

function operation(schema: GraphQLSchema, kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${given && `(${given})`} ${selectionOf(schema, getNamedType(field.type), 1)}`;
  const text = `${kind} HostileRequest${declared && `(${declared})`} { ${call} }`;
  return fc
    .record(Object.fromEntries(field.args.map(({ name, type }) => [name, variableOf(type)])))
    .map((variables) => ({
      query: text,
      variables,
    }));
}

const wild = fc.constantFrom<unknown>(
  { query: '{ tours { id } '.repeat(1) },
  { query: `{ ${'tours { '.repeat(500)} id ${'} '.repeat(500)} }` },
  { query: `{ ${Array.from({ length: 400 }, (_, at) => `a${at}: tours { id }`).join(' ')} }` },
  { query: `{ tours { ${'id '.repeat(5000)} } }` },
  { query: `query { tours { id @include(if: true) ${'@skip(if: false) '.repeat(50)} } }` },
  { query: '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }' },
  { query: 'fragment f on Query { tours { id } }' },
  { query: 'query A { tours { id } } query B { tours { id } }' },
  { query: 'query A { tours { id } }', operationName: 'C' },
  { query: 'subscription { tours { id } }' },
  { query: '{ __schema { types { name fields { name type { ofType { ofType { name } } } } } } }' },
  { query: '{ _entities(representations: [{ __typename: "Tour", id: "1" }]) { __typename } }' },
  { query: '{ _service { sdl } }' },
  { query: '{ tourz { id } }' },
  { query: '{ product(id: {}) { id } }' },
  { query: '{ product(id: """block""") { id } }' },
  { query: '{ orders(first: 2147483648) { total } }' },
  { query: '{ cart(sessionId: "\\ud800") { count } }' },
  { query: '{ cart(sessionId: "\\u0000") { count } }' },
  { query: '\u0000' },
  { query: '' },
  { query: null },
  { query: 5 },
  { query: {} },
  {},
  [],
  null,
  [{ query: '{ tours { id } }' }, { query: '{ products { id } }' }],
  { query: '{ tours { id } }', variables: 'x' },
  { query: '{ tours { id } }', variables: [] },
  { query: '{ tours { id } }', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
  { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
  { query: `# ${'x'.repeat(90_000)}\n{ tours { id } }` },
  { query: `query (${Array.from({ length: 500 }, (_, at) => `$v${at}: Int`).join()}) { tours { id } }` },
);

/** Operations with odd variables, and invalid documents. @param more headers of each request */
export function graphqlRequest(schema: GraphQLSchema, more: Record<string, string> = {}): fc.Arbitrary<HostileRequest> {
  const fieldsOf = (kind: 'query' | 'mutation') =>
    Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
      (field) => operation(schema, kind, field),
    );
  const operations = fc.oneof(...fieldsOf('query'), ...fieldsOf('mutation'));
  const body = fc.oneof(
    { weight: 6, arbitrary: operations },
    { weight: 2, arbitrary: wild },
    { weight: 1, arbitrary: hostileValue },
  );
  return body.map((value) => ({
    method: 'POST',
    path: '/graphql',
    body: JSON.stringify(value) ?? '',
    headers: { ...more, 'content-type': 'application/json' },
  }));
}
