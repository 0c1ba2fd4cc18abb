import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Args, Context, Mutation, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import { CurrentIdentity } from '../../src/graphql/current-identity.js';
import { roleRequired } from '../../src/graphql/forbidden.js';
import { SubgraphModule } from '../../src/graphql/subgraph.module.js';
import type { SubgraphContext } from '../../src/graphql/subgraph-context.js';
import { type Identity, visitor } from '../../src/identity/identity.js';
import { IdentityVerifier } from '../../src/identity/identity-verifier.js';
import { openService } from '../../src/lifecycle/open-service.js';
import type { Metrics } from '../../src/telemetry/metrics.js';
import { signForTest, testPublicKeys } from '../../src/testing/test-keys.js';
import { type MemoryLog, memoryLog } from './memory-log.js';
import { serverEnvironment } from './server-environment.js';

const schema = `
  type Full implements Refusal { message: String! remaining: Int! }
  type Lamp @key(fields: "id") @role(requires: EVERYBODY) {
    id: ID! colour: Colour! shade: String! price: String @role(requires: MANAGER)
  }
  type Switch @key(fields: "id") @role(requires: [MANAGER]) { id: ID! }
  enum Colour { red green }
  union LightResult = Lamp | Full | NotSignedIn | NotAllowed
  input LightInput { id: ID! colour: Colour! }
  type Query {
    lamps: [Lamp!]! @role(requires: EVERYBODY)
    who: String! @role(requires: EVERYBODY)
    dimmed(level: String!): String @role(requires: EVERYBODY)
    broken: String @role(requires: EVERYBODY)
    absent: String! @role(requires: EVERYBODY)
    secret: String! @role(requires: MANAGER)
    hidden: String @role(requires: EVERYBODY) @inaccessible
  }
  type Mutation { light(input: LightInput!): LightResult! @role(requires: [MANAGER]) }
`;

/** Number of resolver calls. */
export const runs = { broken: 0 };

@Resolver('Lamp')
class LampResolver {
  @Query('lamps')
  lamps() {
    return [{ id: '1', colour: 'red', price: '5.00' }];
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
  light(@Args('input') input: { id: string; colour: string }) {
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

  @Query('secret')
  secret() {
    return 'seen';
  }

  @Query('broken')
  broken() {
    runs.broken += 1;
    throw new Error('canary: relation "lamp" does not exist');
  }

  @Query('dimmed')
  dimmed(@Args('level') level: string) {
    if (level === 'secret') throw roleRequired();
    throw new GraphQLError('`level` must be a number', { extensions: { code: 'BAD_USER_INPUT' } });
  }

  @Query('absent')
  absent() {
    return null;
  }
}

@Resolver('Switch')
class SwitchResolver {
  @ResolveReference()
  reference({ id }: { id: string }) {
    return { __typename: 'Switch', id };
  }
}

export interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: { readonly message: string; readonly extensions: { readonly code: string } }[];
}

export interface AskOptions {
  /** `null` sends no token. */
  readonly identity?: Identity | null;
  readonly headers?: Record<string, string>;
  readonly variables?: Record<string, unknown>;
}

export interface LampsSubgraph {
  readonly url: string;
  readonly log: MemoryLog;
  readonly metrics: Metrics;
  ask(query: string, options?: AskOptions): Promise<{ status: number; body: Answer }>;
  close(): Promise<string[]>;
}

/** A small subgraph on its own port, called like from the gateway. */
export async function openLamps(): Promise<LampsSubgraph> {
  const folder = mkdtempSync(join(tmpdir(), 'subgraph-'));
  const schemaFile = join(folder, 'schema.graphql');
  writeFileSync(schemaFile, schema);

  @Module({
    imports: [
      SubgraphModule.forRoot({
        schemaFile,
        verifier: new IdentityVerifier({ audience: 'lamps', keys: testPublicKeys }),
      }),
    ],
    providers: [LampResolver, SwitchResolver],
  })
  class LampsModule {}
  const log = memoryLog();
  const service = await openService({
    name: 'lamps',
    module: LampsModule,
    environment: serverEnvironment(),
    logger: log.logger,
  });
  rmSync(folder, { recursive: true });
  return {
    url: service.url,
    log,
    metrics: service.metrics,
    close: () => service.stop(),
    ask: async (query, { identity = visitor, headers = {}, variables = {} } = {}) => {
      const token = identity && (await signForTest(identity, 'lamps'));
      const answer = await fetch(`${service.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { 'x-hilltop-identity': token }), ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return { status: answer.status, body: (await answer.json()) as Answer };
    },
  };
}
