import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GraphQLError } from 'graphql';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { createBooking, graphqlRequest } from './support/graphql-request.js';
import { payload } from './support/sample-data.js';
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
  ['has no such operation', { query: 'query A { tours { id } }', operationName: 'B' }],
  ['has several, and none is named', { query: 'query A { tours { id } } query B { tours { id } }' }],
  ['subscribes', { query: 'subscription { tours { id } }' }],
])('calls it the caller’s fault that a document %s', async (_, body) => {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] });
});

it('calls it the caller’s fault that a field refuses an argument, and says no more', async () => {
  const query = '{ availability(tourType: standard, from: "canary", to: "x") { timeZone } }';
  const { status, errors } = await graphqlRequest(gateway.url, query);
  expect(status).toBe(200);
  expect(errors).toEqual([
    { message: 'An argument is not as it must be.', path: ['availability'], extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect(gateway.log.filter(({ level }) => level === 'error')).toEqual([]);
});

it('says that a part is away when its database is', async () => {
  const { errors } = await graphqlRequest(gateway.url, '{ tours { id } }');
  expect(errors).toMatchObject([{ extensions: { code: 'SUBGRAPH_UNAVAILABLE', service: 'bookings', retryAfter: 1 } }]);
  const read = await fetch(`${gateway.url}/api/tours`);
  expect([read.status, read.headers.get('retry-after')]).toEqual([503, '1']);
  const change = await graphqlRequest(gateway.url, createBooking, { variables: { input: payload } });
  expect(change.errors).toMatchObject([{ extensions: { code: 'SUBGRAPH_UNAVAILABLE', outcome: 'unknown' } }]);
});
