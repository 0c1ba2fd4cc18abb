/**
 * The gateway as its maker's pages set it up, and as public benchmarks run it: `startStandaloneServer` and the default data
 * source. It signs as our gateway does, or the subgraphs would answer nobody.
 */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { signFor } from './sign-for.ts';

const signedForMs = 30_000;
const signed = new Map<string, { token: string; until: number }>();

function tokenFor(subgraph: string): string {
  const now = Date.now();
  const known = signed.get(subgraph);
  if (known && known.until > now) return known.token;
  const token = signFor(subgraph, process.env.IDENTITY_PRIVATE_KEY ?? '');
  signed.set(subgraph, { token, until: now + signedForMs });
  return token;
}

const gateway = new ApolloGateway({
  supergraphSdl: readFileSync(resolve(import.meta.dirname, '../../../gateway/supergraph.graphql'), 'utf8'),
  buildService: ({ name }) =>
    new RemoteGraphQLDataSource({
      url: `${process.env[`${name.toUpperCase()}_URLS`]?.split(',')[0] ?? ''}/graphql`,
      willSendRequest: ({ request }) => request.http?.headers.set('x-hilltop-identity', tokenFor(name)),
    }),
});
await startStandaloneServer(new ApolloServer({ gateway }), {
  listen: { host: '127.0.0.1', port: Number(process.env.PORT) },
});
