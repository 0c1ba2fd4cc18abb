import { expect, it } from '@jest/globals';
import { auditServer } from 'graphql-http';
import { fakeBookings, startGateway } from './support/start-gateway.js';

// The audits ask `__type`, so introspection is on here. What they only say one SHOULD or MAY do is left as Apollo has it:
// 400 for a faulty operation, and no queries by GET for forms and links of other sites.
it('misses nothing that GraphQL over HTTP says a server MUST do', async () => {
  const bookings = await fakeBookings().start();
  const gateway = await startGateway({ urls: [bookings.url], introspection: true });
  const results = await auditServer({ url: `${gateway.url}/graphql`, fetchFn: fetch });
  expect(results.length).toBeGreaterThan(50);
  expect(results.filter(({ status }) => status === 'error').map(({ name }) => name)).toEqual([]);
  await gateway.stop();
  await bookings.kill();
});
