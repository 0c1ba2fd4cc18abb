import { expect, it } from '@jest/globals';
import { natsLogin } from './nats-connection.js';

it('keeps servers without credentials as they are', () => {
  expect(natsLogin(['nats://127.0.0.1:4222', 'tls://[::1]:4222'])).toEqual({
    servers: ['nats://127.0.0.1:4222', 'tls://[::1]:4222'],
  });
});

it('extracts the credentials from the servers', () => {
  expect(natsLogin(['nats://bookings:p%40ss@one:4222', 'nats://two:4222'])).toEqual({
    servers: ['nats://one:4222', 'nats://two:4222'],
    user: 'bookings',
    pass: 'p@ss',
    inboxPrefix: '_INBOX_bookings',
  });
});
