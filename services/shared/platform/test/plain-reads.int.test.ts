import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Identity } from '../src/identity/identity.js';
import { type LampsSubgraph, openLamps, runs } from './support/lamps-subgraph.js';

let lamps: LampsSubgraph;
const headers = { accept: 'application/json', 'x-correlation-id': '0f8fad5b-d9cb-469f-a165-70867728950e' };

beforeAll(async () => {
  lamps = await openLamps();
});
afterAll(async () => expect(await lamps?.close()).toEqual([]));

const ask = (query: string, variables: Record<string, unknown> = {}) => lamps.ask(query, { headers, variables });

it.each([
  ['query L { lamps { __typename key: id colour } }', true],
  ['{ one: lamps { id } other: lamps { colour } }', true],
  ['{ who }', true],
  ['{ lamps { id shade } }', false],
  ['{ lamps { ...L } } fragment L on Lamp { id }', false],
  ['query ($no: Boolean = true) { lamps { id colour @skip(if: $no) } }', false],
  ['{ __typename lamps { id } }', false],
])('answers %s the same later as the first time', async (query, plain) => {
  const first = await ask(query);
  expect(first).toMatchObject({ status: 200, body: { data: expect.anything() } });
  expect(lamps.isPlain(query)).toBe(plain);
  for (const _ of [1, 2]) expect(await ask(query)).toEqual(first);
});

it('says by whom it is asked each time', async () => {
  await ask('{ who }');
  const identity: Identity = { role: 'staff', id: 'a' };
  const { body } = await lamps.ask('{ who }', { identity, headers });
  expect(JSON.parse(String(body.data?.who))).toMatchObject({ identity });
  expect(await lamps.ask('{ who }', { identity: null, headers })).toMatchObject({ status: 401 });
});

it('runs no resolver twice that fails, and masks what it said as ever', async () => {
  const query = '{ lamps { id } broken }';
  const first = await ask(query);
  expect(lamps.isPlain(query)).toBe(true);
  runs.broken = 0;
  expect(await ask(query)).toEqual(first);
  expect(runs.broken).toBe(1);
  expect(JSON.stringify(first)).not.toContain('canary');
  expect(first.body).toMatchObject({ data: { lamps: [{ id: '1' }], broken: null }, errors: [{ path: ['broken'] }] });
});

it('says of nothing where something must be what the executor says', async () => {
  const first = await ask('{ absent }');
  expect(lamps.isPlain('{ absent }')).toBe(true);
  expect(await ask('{ absent }')).toEqual(first);
  expect(first.body.errors).toHaveLength(1);
});
