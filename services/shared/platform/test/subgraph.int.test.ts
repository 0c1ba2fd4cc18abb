import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Identity, visitor } from '../src/identity/identity.js';
import { signForTest } from '../src/testing/test-keys.js';
import { type LampsSubgraph, openLamps } from './support/lamps-subgraph.js';

const manager: Identity = { role: 'staff', id: 'a', staffRole: 'manager', session: 's' };
const desk: Identity = { ...manager, staffRole: 'desk' };

let lamps: LampsSubgraph;

beforeAll(async () => {
  lamps = await openLamps();
});

afterAll(async () => expect(await lamps?.close()).toEqual([]));

describe('a subgraph', () => {
  it('answers queries and references of other subgraphs', async () => {
    expect((await lamps.ask('{ lamps { id colour shade } }')).body).toEqual({
      data: { lamps: [{ id: '1', colour: 'red', shade: 'paper' }] },
    });
    const entities =
      'query ($these: [_Any!]!) { _entities(representations: $these) { ... on Lamp { id colour shade } } }';
    expect((await lamps.ask(entities, { variables: { these: [{ __typename: 'Lamp', id: '7' }] } })).body).toEqual({
      data: { _entities: [{ id: '7', colour: 'green', shade: 'paper' }] },
    });
  });

  it.each([
    [visitor, 'FORBIDDEN'],
    [desk, 'ROLE_REQUIRED'],
    [manager, undefined],
  ])('allows a query and a lookup by key to the roles in the schema: %j', async (identity, code) => {
    const keys = 'query ($these: [_Any!]!) { _entities(representations: $these) { ... on Switch { id } } }';
    const asked = [
      await lamps.ask('{ secret }', { identity }),
      await lamps.ask(keys, { identity, variables: { these: [{ __typename: 'Switch', id: '7' }] } }),
    ];
    for (const { body } of asked) expect(body.errors?.[0]?.extensions.code).toBe(code);
  });

  it('logs refused callers, and where', async () => {
    const before = lamps.log.saying('a caller was refused').length;
    await lamps.ask('{ secret }', { identity: desk });
    await lamps.ask('mutation { light(input: { id: "1", colour: red }) { __typename } }', { identity: visitor });
    expect(lamps.log.saying('a caller was refused').slice(before)).toEqual([
      expect.objectContaining({ level: 'warn', place: 'Query.secret', role: 'desk', account: 'a' }),
      expect.objectContaining({ level: 'warn', place: 'Mutation.light', role: 'visitor' }),
    ]);
  });

  it('hides a nullable field from other roles', async () => {
    const ask = async (identity: Identity) => (await lamps.ask('{ lamps { id price } }', { identity })).body;
    expect(await ask(manager)).toEqual({ data: { lamps: [{ id: '1', price: '5.00' }] } });
    for (const identity of [desk, visitor])
      expect(await ask(identity)).toEqual({ data: { lamps: [{ id: '1', price: null }] } });
  });

  it('returns its schema for composition, including directives', async () => {
    const { body } = await lamps.ask('{ _service { sdl } }');
    const directives = expect.stringMatching(/@key\(fields: "id"\).*@inaccessible/s);
    expect(body).toEqual({ data: { _service: { sdl: directives } } });
  });

  it.each<[Identity, string, unknown]>([
    [manager, '1', { __typename: 'Lamp', id: '1', colour: 'red' }],
    [manager, '9', { __typename: 'Full', message: 'No place left.', remaining: 0 }],
    [visitor, '1', { __typename: 'NotSignedIn', message: 'Please sign in as staff to do this.' }],
    [desk, '1', { __typename: 'NotAllowed', message: 'Your role cannot do this. Please ask a manager.' }],
  ])('resolves result unions and interfaces by the returned type: %j, %s', async (identity, id, light) => {
    const mutation = `mutation ($id: ID!) { light(input: { id: $id, colour: red }) {
      __typename ... on Lamp { id colour } ... on Refusal { message } ... on Full { remaining } } }`;
    expect((await lamps.ask(mutation, { identity, variables: { id } })).body).toEqual({ data: { light } });
  });

  it('passes identity, correlation id and deadline to resolvers', async () => {
    const correlationId = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const headers = { 'x-correlation-id': correlationId, 'x-hilltop-deadline-ms': '800' };
    const identity: Identity = { role: 'service', name: 'mailer' };
    const { body } = await lamps.ask('{ who }', { identity, headers });
    expect(JSON.parse(String(body.data?.who))).toEqual({ identity, correlationId, budget: true });
    const without = await lamps.ask('{ who }', { headers: { 'x-hilltop-deadline-ms': '-1' } });
    expect(JSON.parse(String(without.body.data?.who))).toMatchObject({ identity: visitor, budget: false });
  });

  it.each([
    ['no token', {}],
    ['a token that is none', { 'x-hilltop-identity': 'x.y.z' }],
  ])('answers 401 to the whole request with %s', async (_, headers) => {
    for (const query of ['{ lamps { id } }', '{ _service { sdl } }', '{ __typename }', '{ nonsense', '{ unknown }']) {
      const { status, body } = await lamps.ask(query, { identity: null, headers });
      expect({ query, status, code: body.errors?.[0]?.extensions.code, data: body.data }).toEqual({
        query,
        status: 401,
        code: 'UNAUTHENTICATED',
        data: undefined,
      });
    }
  });

  it("answers 401 to another subgraph's token", async () => {
    const token = await signForTest(visitor, 'orders');
    const { status } = await lamps.ask('{ lamps { id } }', {
      identity: null,
      headers: { 'x-hilltop-identity': token },
    });
    expect(status).toBe(401);
  });

  it('masks an internal error: shows its correlation id, logs its cause', async () => {
    const correlationId = '11111111-2222-4333-8444-555555555555';
    const { status, body } = await lamps.ask('{ broken lamps { id } }', {
      headers: { 'x-correlation-id': correlationId },
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({ broken: null, lamps: [{ id: '1' }] });
    expect(body.errors).toEqual([
      {
        message: 'Something went wrong on our side.',
        path: ['broken'],
        locations: expect.any(Array),
        extensions: { code: 'INTERNAL', correlationId },
      },
    ]);
    expect(lamps.log.saying('a resolver failed')).toMatchObject([
      {
        level: 'error',
        correlationId,
        path: 'broken',
        err: { message: 'canary: relation "lamp" does not exist', stack: expect.any(String) },
      },
    ]);
  });

  it.each([
    ['dark', 'BAD_USER_INPUT'],
    ['secret', 'ROLE_REQUIRED'],
  ])('logs what a resolver refuses as information, without a stack: %s', async (level, code) => {
    const before = lamps.log.lines.length;
    for (let times = 0; times < 3; times += 1) {
      const { body } = await lamps.ask('query ($level: String!) { dimmed(level: $level) }', { variables: { level } });
      expect(body.errors?.[0]?.extensions.code).toBe(code);
    }
    const lines = lamps.log.lines.slice(before);
    expect(lines.filter((line) => line.level !== 'info')).toEqual([]);
    expect(lines.filter((line) => line.code === code)).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toContain('stack');
  });

  it('masks a resolver that violates its schema', async () => {
    const { body } = await lamps.ask('{ absent }');
    expect(body).toMatchObject({ data: null, errors: [{ message: 'Something went wrong on our side.' }] });
  });

  it('reports errors in the request to the caller', async () => {
    const invalid = await lamps.ask('{ lamps { weight } }');
    expect([invalid.status, invalid.body.errors?.[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    const variable = await lamps.ask('mutation ($input: LightInput!) { light(input: $input) { __typename } }', {
      variables: { input: { id: '1', colour: 'blue' } },
    });
    expect(variable.body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('does not show its schema or a landing page', async () => {
    expect((await lamps.ask('{ __schema { types { name } } }')).status).toBe(400);
    const page = await fetch(`${lamps.url}/graphql`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([400, expect.not.stringContaining('<html')]);
  });
});
