import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { selectionOf } from './graphql-requests.ts';
import type { HostileRequest } from './reply.ts';
import type { Route } from './rest-requests.ts';

const longText = 'x'.repeat(1_000_000);
const farYears = ['0000', '0001', '9999', '10000', '+010000', '-000001'];
const farDates = farYears.flatMap((year) => [`${year}-01-01`, `${year}-12-31`]);

/** The extremes of each scalar, and the values next to them. */
const extremes: Readonly<Record<string, readonly unknown[]>> = {
  Int: [-(2 ** 31), -1, 0, 2 ** 31 - 1, 2 ** 31],
  Float: [-1e308, -1, 0, 1e308],
  Boolean: [true, false],
  ID: ['', '00000000-0000-0000-0000-000000000000', '-1', longText],
  String: [
    '',
    '\u200b',
    longText,
    '-1',
    '99999999999999999999',
    ...farDates,
    ...farDates.map((date) => `${date}T23:59:59Z`),
  ],
};

/** A valid text for a field of this name. */
function usualText(name: string): string {
  if (/email/i.test(name)) return 'guest@example.test';
  if (/amount|price|total/i.test(name)) return '25.00';
  if (/time$/i.test(name)) return '10:00 AM';
  if (/date|from|to$|until|day|since/i.test(name)) return '2026-12-05';
  return 'Ada';
}

/** A value that may be valid. @param instead replaces all of its texts */
function usual(type: GraphQLInputType, name: string, instead?: string): unknown {
  if (isNonNullType(type)) return usual(type.ofType, name, instead);
  if (isListType(type)) return [usual(type.ofType, name, instead)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, usual(field.type, field.name, instead)]),
    );
  }
  if (type.name === 'Int') return 2;
  if (type.name === 'Boolean') return true;
  if (instead !== undefined && type.name === 'String') return instead;
  return type.name === 'ID' ? '5f0c7f5e-2a5d-4b6c-8a54-0d6c2f1b7a11' : usualText(name);
}

/** The usual value with one scalar at an extreme: every scalar and every extreme in turn. */
function* withExtremes(type: GraphQLInputType, name: string): Generator<unknown> {
  if (isNonNullType(type)) yield* withExtremes(type.ofType, name);
  else if (isListType(type)) {
    yield [];
    for (const one of withExtremes(type.ofType, name)) yield [one];
  } else if (isInputObjectType(type)) {
    const whole = usual(type, name) as Record<string, unknown>;
    for (const field of Object.values(type.getFields())) {
      for (const value of withExtremes(field.type, field.name)) yield { ...whole, [field.name]: value };
    }
  } else if (!isEnumType(type)) yield* extremes[type.name] ?? [];
}

function* callsOf(schema: GraphQLSchema, kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = `${kind} Extreme(${declared}) { ${field.name}(${given}) ${selectionOf(schema, getNamedType(field.type), 1)} }`;
  const all = (instead?: string) =>
    Object.fromEntries(field.args.map(({ name, type }) => [name, usual(type, name, instead)]));
  const whole = all();
  for (const date of field.args.length > 0 ? farDates : []) yield { query, variables: all(date) };
  for (const { name, type } of field.args) {
    for (const value of withExtremes(type, name)) yield { query, variables: { ...whole, [name]: value } };
  }
}

const post = (path: string, body: unknown): HostileRequest => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** Every field of the schema, with each scalar of its arguments at each extreme. */
export function* extremeOperations(schema: GraphQLSchema): Generator<HostileRequest> {
  for (const [kind, type] of [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      for (const call of callsOf(schema, kind, field)) yield post('/graphql', call);
    }
  }
}

/** Every route, with each field of its body, its path and some query parameters at each extreme. */
export function* extremeCalls(routes: readonly Route[]): Generator<HostileRequest> {
  const texts = extremes.String as readonly string[];
  for (const { method, path, example } of routes) {
    const place = (value: string) => path.replace(/\{[^}]+\}/g, encodeURIComponent(value).slice(0, 4_000));
    for (const [name, value] of Object.entries(example ?? {})) {
      const kind = typeof value === 'number' ? 'Int' : 'String';
      for (const extreme of extremes[kind] ?? [])
        yield { ...post(place('1'), { ...(example as object), [name]: extreme }), method };
    }
    if (method !== 'GET') continue;
    for (const text of texts) {
      const words = encodeURIComponent(text).slice(0, 4_000);
      const query = ['from', 'to', 'date', 'month', 'since', 'offset', 'first', 'w']
        .map((name) => `${name}=${words}`)
        .join('&');
      yield { method, path: `${place(text)}?${query}`, body: undefined, headers: {} };
    }
  }
}
