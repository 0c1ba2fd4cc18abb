import { expect, it } from '@jest/globals';
import { auditServer } from 'graphql-http';
import { fakeBookings, startGateway } from './support/start-gateway.js';

// The audits query `__type`, so introspection is on here. Apollo's defaults apply to what they only call SHOULD or MAY:
// 400 for a faulty operation, and no queries by GET for forms and links of other sites.
it('passes every MUST of GraphQL over HTTP', async () => {
  const bookings = await fakeBookings().start();
  const gateway = await startGateway({ urls: [bookings.url], introspection: true });
  const results = await auditServer({ url: `${gateway.url}/graphql`, fetchFn: fetch });
  expect(results.length).toBeGreaterThan(50);
  expect(results.filter(({ status }) => status === 'error').map(({ name }) => name)).toEqual([]);
  await gateway.stop();
  await bookings.kill();
});
