import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { Args, Context, Mutation, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { SubgraphModule } from '../src/graphql/subgraph.module.js';
import type { SubgraphContext } from '../src/graphql/subgraph-context.js';
import { CurrentIdentity } from '../src/identity/current-identity.js';
import { type Identity, isStaff, visitor } from '../src/identity/identity.js';
import { signIdentity } from '../src/identity/sign-identity.js';
import { openService, type RunningService } from '../src/lifecycle/open-service.js';
import { notSignedIn } from '../src/outcome/not-signed-in.js';
import { type MemoryLog, memoryLog } from './support/memory-log.js';
import { serverEnvironment } from './support/server-environment.js';

const schema = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable", "@inaccessible"])
  interface Refusal { message: String! }
  type NotSignedIn implements Refusal @shareable { message: String! }
  type Full implements Refusal { message: String! remaining: Int! }
  type Lamp @key(fields: "id") { id: ID! colour: Colour! shade: String! }
  enum Colour { red green }
  union LightResult = Lamp | Full | NotSignedIn
  input LightInput { id: ID! colour: Colour! }
  type Query {
    lamps: [Lamp!]!
    who: String!
    broken: String
    absent: String!
    hidden: String @inaccessible
  }
  type Mutation { light(input: LightInput!): LightResult! }
`;
const secret = 'the-secret-of-this-subgraph-is-long-enough';

@Resolver('Lamp')
class LampResolver {
  @Query('lamps')
  lamps() {
    return [{ id: '1', colour: 'red' }];
  }

  @ResolveField('shade')
  shade() {
    return 'paper';
  }

  @ResolveReference()
  reference({ id }: { id: string }) {
    return { __typename: 'Lamp', id, colour: 'green' };
  }

  @Mutation('light')
  light(@Args('input') input: { id: string; colour: string }, @CurrentIdentity() identity: Identity) {
    if (!isStaff(identity)) return notSignedIn;
    if (input.id === '9') return { __typename: 'Full', message: 'No place left.', remaining: 0 };
    return { __typename: 'Lamp', ...input };
  }

  @Query('who')
  who(@CurrentIdentity() identity: Identity, @Context() context: SubgraphContext) {
    const budget = context.deadline && context.deadline.getTime() - Date.now();
    return JSON.stringify({
      identity,
      correlationId: context.correlationId,
      budget: budget !== undefined && budget > 0 && budget <= 800,
    });
  }

  @Query('broken')
  broken() {
    throw new Error('canary: relation "lamp" does not exist');
  }

  @Query('absent')
  absent() {
    return null;
  }
}

let folder: string;
let service: RunningService;
let log: MemoryLog;

interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: { readonly message: string; readonly extensions: { readonly code: string } }[];
}

async function ask(query: string, { identity = visitor, headers = {}, variables = {} }: AskOptions = {}) {
  const token = identity && (await signIdentity(identity, { audience: 'lamps', secret }));
  const answer = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { 'x-hilltop-identity': token }), ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}
interface AskOptions {
  readonly identity?: Identity | null;
  readonly headers?: Record<string, string>;
  readonly variables?: Record<string, unknown>;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'subgraph-'));
  const schemaFile = join(folder, 'schema.graphql');
  writeFileSync(schemaFile, schema);

  @Module({
    imports: [SubgraphModule.forRoot({ name: 'lamps', schemaFile, identitySecrets: [secret] })],
    providers: [LampResolver],
  })
  class LampsModule {}
  log = memoryLog();
  service = await openService({
    name: 'lamps',
    module: LampsModule,
    environment: serverEnvironment(),
    logger: log.logger,
  });
});

afterAll(async () => {
  expect(await service?.stop()).toEqual([]);
  rmSync(folder, { recursive: true });
});

describe('a subgraph', () => {
  it('answers queries and references of other subgraphs', async () => {
    expect((await ask('{ lamps { id colour shade } }')).body).toEqual({
      data: { lamps: [{ id: '1', colour: 'red', shade: 'paper' }] },
    });
    const entities =
      'query ($these: [_Any!]!) { _entities(representations: $these) { ... on Lamp { id colour shade } } }';
    expect((await ask(entities, { variables: { these: [{ __typename: 'Lamp', id: '7' }] } })).body).toEqual({
      data: { _entities: [{ id: '7', colour: 'green', shade: 'paper' }] },
    });
  });

  it('gives its own schema to composition, directives included', async () => {
    const { body } = await ask('{ _service { sdl } }');
    const directives = expect.stringMatching(/@key\(fields: "id"\).*@inaccessible/s);
    expect(body).toEqual({ data: { _service: { sdl: directives } } });
  });

  it.each<[Identity, string, unknown]>([
    [{ role: 'staff', id: 'a' }, '1', { __typename: 'Lamp', id: '1', colour: 'red' }],
    [{ role: 'staff', id: 'a' }, '9', { __typename: 'Full', message: 'No place left.', remaining: 0 }],
    [visitor, '1', { __typename: 'NotSignedIn', message: 'Please sign in as staff to do this.' }],
  ])('resolves result unions and interfaces by what was returned: %j, %s', async (identity, id, light) => {
    const mutation = `mutation ($id: ID!) { light(input: { id: $id, colour: red }) {
      __typename ... on Lamp { id colour } ... on Refusal { message } ... on Full { remaining } } }`;
    expect((await ask(mutation, { identity, variables: { id } })).body).toEqual({ data: { light } });
  });

  it('hands over identity, correlation id and deadline', async () => {
    const correlationId = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const headers = { 'x-correlation-id': correlationId, 'x-hilltop-deadline-ms': '800' };
    const identity: Identity = { role: 'service', name: 'mailer' };
    const { body } = await ask('{ who }', { identity, headers });
    expect(JSON.parse(String(body.data?.who))).toEqual({ identity, correlationId, budget: true });
    const without = await ask('{ who }', { headers: { 'x-hilltop-deadline-ms': '-1' } });
    expect(JSON.parse(String(without.body.data?.who))).toMatchObject({ identity: visitor, budget: false });
  });

  it.each([
    ['no token', {}],
    ['a token that is none', { 'x-hilltop-identity': 'x.y.z' }],
  ])('answers 401 as a whole with %s, whatever was asked', async (_, headers) => {
    for (const query of ['{ lamps { id } }', '{ _service { sdl } }', '{ __typename }', '{ nonsense', '{ unknown }']) {
      const { status, body } = await ask(query, { identity: null, headers });
      expect({ query, status, code: body.errors?.[0]?.extensions.code, data: body.data }).toEqual({
        query,
        status: 401,
        code: 'UNAUTHENTICATED',
        data: undefined,
      });
    }
  });

  it("answers 401 to another subgraph's token", async () => {
    const token = await signIdentity(visitor, { audience: 'orders', secret });
    const { status } = await ask('{ lamps { id } }', { identity: null, headers: { 'x-hilltop-identity': token } });
    expect(status).toBe(401);
  });

  it('masks a surprise: its correlation id leaves, its cause is logged', async () => {
    const correlationId = '11111111-2222-4333-8444-555555555555';
    const { status, body } = await ask('{ broken lamps { id } }', { headers: { 'x-correlation-id': correlationId } });
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
    expect(log.saying('a resolver failed')).toMatchObject([
      {
        level: 'error',
        correlationId,
        path: 'broken',
        err: { message: 'canary: relation "lamp" does not exist', stack: expect.any(String) },
      },
    ]);
  });

  it('masks a resolver that breaks its own schema', async () => {
    const { body } = await ask('{ absent }');
    expect(body).toMatchObject({ data: null, errors: [{ message: 'Something went wrong on our side.' }] });
  });

  it('tells the caller of faults in the request', async () => {
    const invalid = await ask('{ lamps { weight } }');
    expect([invalid.status, invalid.body.errors?.[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    const variable = await ask('mutation ($input: LightInput!) { light(input: $input) { __typename } }', {
      variables: { input: { id: '1', colour: 'blue' } },
    });
    expect(variable.body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('does not show its schema or a landing page', async () => {
    expect((await ask('{ __schema { types { name } } }')).status).toBe(400);
    const page = await fetch(`${service.url}/graphql`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([400, expect.not.stringContaining('<html')]);
  });
});
