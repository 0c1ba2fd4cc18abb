import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FakeMedia } from './support/fake-media.js';
import { FakeStaff } from './support/fake-staff.js';
import { fakeOrders } from './support/fake-store.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { createBooking, graphqlRequest } from './support/graphql-request.js';
import { rawRequest } from './support/raw-request.js';
import { restCall } from './support/rest-call.js';
import { bookingInput, payload } from './support/sample-data.js';
import { fakeBookings, fakeSubgraph, startGateway, type TestGateway } from './support/start-gateway.js';

// These values do not look personal, so that redaction by pattern cannot hide a mistake.
const canary = (name: string) => `canary${name}Q7`;
const address = '203.0.113.77';

const staff = new FakeStaff();
const media = new FakeMedia();
let parts: FakeSubgraph[];
let gateway: TestGateway;

beforeAll(async () => {
  const fails = () => {
    throw new Error(`violates a rule: ${canary('Cause')}`);
  };
  const [orders, catalog, contact, bookings] = [
    fakeOrders({}),
    fakeSubgraph('catalog', { products: () => [] }),
    fakeSubgraph('contact', { sendMessage: fails }),
    fakeBookings({ createBooking: () => ({ __typename: 'InvalidInput', message: canary('Refusal'), fields: [] }) }),
  ];
  parts = [orders, catalog, contact, bookings, staff.subgraph];
  await Promise.all([...parts, media].map((part) => part.start()));
  gateway = await startGateway({
    urls: [bookings.url],
    others: {
      orders: [orders.url],
      catalog: [catalog.url],
      contact: [contact.url],
      staff: [staff.subgraph.url],
      media: [media.url],
    },
    trustedProxies: 1,
  });
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([...parts, media].map((part) => part.kill()));
});

it('logs nothing that people send, whatever the outcome', async () => {
  const { url } = gateway;
  const headers = {
    'x-forwarded-for': address,
    'user-agent': canary('Browser'),
    referer: `https://example.org/${canary('Page')}`,
    cookie: `hilltop_staff=${canary('Token').padEnd(43, '0')}; hilltop_cart=${canary('Cart')}`,
    'idempotency-key': canary('Key'),
    'x-cart-session': canary('Session'),
  };
  const person = {
    firstName: canary('First'),
    lastName: canary('Last'),
    email: canary('Mail'),
    phone: canary('Phone'),
    message: canary('Message'),
    subject: 'other',
  };
  const send = (method: string, path: string, body?: unknown) => restCall(url, method, path, body, headers);

  const statuses = [
    await send('POST', '/api/contact', person),
    await send('POST', '/api/tour-bookings', { ...payload, ...person }),
    await send('POST', '/api/tour-bookings', { ...person, groupSize: canary('Size') }),
    await send('POST', '/api/orders', {
      customerName: canary('Name'),
      customerEmail: canary('Mail'),
      customerPhone: canary('Phone'),
      address: canary('Street'),
      items: '[]',
      total: '1',
    }),
    await send('GET', `/api/cart/${canary('Cart')}`),
    await send('PUT', `/api/cart/${canary('Item')}`, { quantity: 2 }),
    await send('POST', '/api/staff/sign-in', { email: canary('Mail'), password: canary('Password') }),
    await send('GET', '/api/staff/me'),
    await send('POST', '/api/upload', { image: canary('File') }),
    await send('GET', `/uploads/${canary('File')}.png?w=${canary('Width')}`),
    await send('GET', `/api/tours?name=${canary('Query')}`),
    await send('GET', `/${canary('Page')}?${canary('Query')}`),
    await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: `{"firstName": ${canary('Broken')}`,
    }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([500, 422, 422, 201, 200, 404, 401, 401, 401, 400, 200, 404, 400]);

  const visit = { ...bookingInput.visit, ...person, subject: undefined, message: undefined };
  const variables = { input: { ...bookingInput, visit } };
  await graphqlRequest(url, createBooking, { variables, headers });
  await graphqlRequest(url, `{ product(id: "${canary('Id')}") { ${canary('Field')} } }`, { headers });
  await graphqlRequest(url, 'mutation($i: SendMessageInput!) { sendMessage(input: $i) { __typename } }', {
    variables: { i: person },
    headers,
  });
  for (const part of parts) part.mood = 'drops the connection';
  await send('POST', '/api/orders', {
    customerName: canary('Name'),
    customerEmail: canary('Mail'),
    address: canary('Street'),
    items: '[]',
    total: '1',
  });
  await send('POST', '/api/staff/sign-in', { email: canary('Mail'), password: canary('Password') });
  await rawRequest(url, `/uploads/${canary('Raw')}%zz`, headers);

  const log = JSON.stringify(gateway.log);
  // The log works, and contains the errors.
  expect(gateway.log.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(15);
  expect(log).toContain('an operation failed');
  expect(log).not.toContain('canary');
  expect(log).not.toContain(address);
});
