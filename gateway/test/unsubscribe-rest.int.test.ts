import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { rawRequest } from './support/raw-request.js';
import { fakeBookings, startGateway, type TestGateway } from './support/start-gateway.js';

const path = '/api/unsubscribe/the-token';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

let bookings: FakeSubgraph;
let gateway: TestGateway;

beforeAll(async () => {
  bookings = await fakeBookings({ unsubscribe: () => ({ message: 'No more.' }) }).start();
  gateway = await startGateway({ urls: [bookings.url] });
});
afterAll(async () => {
  await gateway.stop();
  await bookings.kill();
});
beforeEach(() => {
  bookings.seen.length = 0;
});

const post = (headers: Record<string, string>, to = path) =>
  rawRequest(gateway.url, to, { ...form, ...headers }, 'POST', 'List-Unsubscribe=One-Click');

describe('the address of List-Unsubscribe', () => {
  it.each([
    ['a server', {}],
    ['a sandboxed page', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['the page of a mail program', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }],
  ])('takes a press from %s', async (_, headers) => {
    expect((await post(headers)).status).toBe(200);
    expect(bookings.seen.map(({ variables }) => variables)).toEqual([{ token: 'the-token' }]);
  });

  it.each(['GET', 'HEAD'])('leads %s to the page, and ends nothing', async (method) => {
    const { status, headers } = await rawRequest(gateway.url, path, {}, method);
    expect([status, headers.location]).toEqual([303, '/unsubscribe/the-token']);
    expect(bookings.seen).toEqual([]);
  });

  it('lets no other site press the button of the page', async () => {
    expect((await post({ origin: 'https://mail.example' }, `${path}/form`)).status).toBe(403);
    expect((await post({ origin: 'https://mail.example' }, `${path}?a=/form`)).status).toBe(403);
    expect(bookings.seen).toEqual([]);
  });
});
