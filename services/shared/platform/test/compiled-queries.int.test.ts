import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Identity } from '../src/identity/identity.js';
import { type LampsSubgraph, openLamps, runs } from './support/lamps-subgraph.js';

let lamps: LampsSubgraph;
const headers = { accept: 'application/json', 'x-correlation-id': '0f8fad5b-d9cb-469f-a165-70867728950e' };

beforeAll(async () => {
  lamps = await openLamps();
});
afterAll(async () => expect(await lamps?.close()).toEqual([]));

const post = (query: string, variables: Record<string, unknown> = {}) => lamps.ask(query, { headers, variables });

const these = [{ __typename: 'Lamp', id: '7' }];
it.each([
  ['query L { lamps { __typename key: id colour } }', {}],
  ['{ one: lamps { id } other: lamps { colour } }', {}],
  ['{ lamps { id shade ...L } } fragment L on Lamp { id colour }', {}],
  ['{ __typename lamps { id } }', {}],
  ['query ($these: [_Any!]!) { _entities(representations: $these) { ... on Lamp { id shade } } }', { these }],
  ['query ($these: [_Any!]!) { _entities(representations: $these) { __typename } }', {}],
  [
    'query ($id: ID!) { _entities(representations: [{ __typename: "Lamp", id: $id }]) { ... on Lamp { id } } }',
    { id: '7' },
  ],
  ['{ broken lamps { id } }', {}],
  ['{ absent }', {}],
  ['{ lamps { weight } }', {}],
])('a compiled query returns the same as the executor: %s', async (query, variables) => {
  // A document with a directive is run by the executor.
  const byExecutor = await post(
    query.replace('{', '{ ... @include(if: true) {').replace(/}( fragment|$)/, '} }$1'),
    variables,
  );
  // It is compiled on the second execution.
  for (const _ of [1, 2, 3]) {
    const { body } = await post(query, variables);
    const withoutLocations = (answer: object) =>
      JSON.parse(JSON.stringify(answer, (key, value) => (key === 'locations' ? undefined : value)));
    expect(withoutLocations(body)).toEqual(withoutLocations(byExecutor.body));
  }
});

it.each([
  '"); globalThis.escaped = 1; ("',
  "'; globalThis.escaped = 1; '",
  `\`\${globalThis.escaped = 1}\``,
  '\\"); globalThis.escaped = 1; //',
  '\u2028globalThis.escaped = 1;\u2028//',
  '*/ globalThis.escaped = 1; /*',
])('compiles a string literal safely: %j', async (id) => {
  const one = `[{ __typename: "Lamp", id: ${JSON.stringify(id)} }]`;
  const query = `{ _entities(representations: ${one}) { ... on Lamp { constructor: id } } }`;
  await post(query);
  const { body } = await post(query);
  expect(JSON.parse(JSON.stringify(body))).toEqual({ data: { _entities: [{ constructor: id }] } });
  expect(globalThis).not.toHaveProperty('escaped');
});

it('runs each request with its own identity', async () => {
  for (const _ of [1, 2]) await post('{ who }');
  const identity: Identity = { role: 'staff', id: 'a', staffRole: 'desk', session: 's' };
  const { body } = await lamps.ask('{ who }', { identity, headers });
  expect(JSON.parse(String(body.data?.who))).toMatchObject({ identity });
  expect(await lamps.ask('{ who }', { identity: null, headers })).toMatchObject({ status: 401 });
});

it('runs a failing resolver once, and masks its error', async () => {
  await post('{ lamps { id } broken }');
  runs.broken = 0;
  const answer = await post('{ lamps { id } broken }');
  expect(runs.broken).toBe(1);
  expect(JSON.stringify(answer)).not.toContain('canary');
  expect(answer.body).toMatchObject({ data: { lamps: [{ id: '1' }], broken: null }, errors: [{ path: ['broken'] }] });
});

it.each([
  ['a fragment', 'query ($on: Boolean!) { lamps { ...L } } fragment L on Lamp { id colour @include(if: $on) }'],
  ['a field', 'query ($on: Boolean!) { lamps { id colour @include(if: $on) } }'],
])('applies the directives of %s', async (_, query) => {
  for (const [on, lamp] of [
    [true, { id: '1', colour: 'red' }],
    [false, { id: '1' }],
    [true, { id: '1', colour: 'red' }],
  ] as const) {
    expect((await post(query, { on })).body.data).toEqual({ lamps: [lamp] });
  }
});
