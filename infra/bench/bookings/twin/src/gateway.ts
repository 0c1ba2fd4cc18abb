import { ApolloGateway, IntrospectAndCompose } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';

/** The gateway as its manual begins: everything that it does unasked. */
const gateway = new ApolloGateway({
  supergraphSdl: new IntrospectAndCompose({
    subgraphs: [{ name: 'bookings', url: process.env.BOOKINGS_URL ?? '' }],
  }),
});
await startStandaloneServer(new ApolloServer({ gateway }), {
  listen: { port: Number(process.env.PORT), host: '127.0.0.1' },
});
process.stdout.write('ready\n');
