import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GraphQLError } from 'graphql';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { createBooking, graphqlRequest } from './support/graphql-request.js';
import { bookingInput } from './support/sample-data.js';
import { fakeBookings, startGateway, type TestGateway } from './support/start-gateway.js';

let bookings: FakeSubgraph;
let gateway: TestGateway;

beforeAll(async () => {
  const availability = () => {
    throw new GraphQLError('`from` must be a date, not canary', { extensions: { code: 'BAD_USER_INPUT' } });
  };
  const away = () => {
    throw new GraphQLError('Something went wrong on our side.', { extensions: { code: 'DATABASE_AWAY' } });
  };
  bookings = await fakeBookings({ availability, tours: away, createBooking: away }).start();
  gateway = await startGateway({ urls: [bookings.url] });
});
afterAll(async () => {
  await gateway.stop();
  await bookings.kill();
});

it.each([
  ['has no operation with that name', { query: 'query A { tours { id } }', operationName: 'B' }],
  ['has several operations and the request names none', { query: 'query A { tours { id } } query B { tours { id } }' }],
  ['has a subscription', { query: 'subscription { tours { id } }' }],
])('blames the caller when a document %s', async (_, body) => {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] });
});

it('blames the caller for an argument that a field refuses, without details', async () => {
  const query = '{ availability(tourType: standard, from: "canary", to: "x") { timeZone } }';
  const { status, errors } = await graphqlRequest(gateway.url, query);
  expect(status).toBe(200);
  expect(errors).toEqual([
    { message: 'An argument is not valid.', path: ['availability'], extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect(gateway.log.filter(({ level }) => level === 'error')).toEqual([]);
});

it('reports a service as unavailable when its database is', async () => {
  const { errors } = await graphqlRequest(gateway.url, '{ tours { id } }');
  expect(errors).toMatchObject([{ extensions: { code: 'SUBGRAPH_UNAVAILABLE', service: 'bookings', retryAfter: 1 } }]);
  const read = await fetch(`${gateway.url}/api/tours`);
  expect([read.status, read.headers.get('retry-after')]).toEqual([503, '1']);
  const change = await graphqlRequest(gateway.url, createBooking, { variables: { input: bookingInput } });
  expect(change.errors).toMatchObject([{ extensions: { code: 'SUBGRAPH_UNAVAILABLE', outcome: 'unknown' } }]);
});
