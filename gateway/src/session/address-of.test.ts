import { createHttpServer } from '@hilltop/platform/lifecycle/http-server';
import { expect, it } from '@jest/globals';
import { addressOf } from './address-of.js';

const forwarded = [undefined, '', '203.0.113.1', ' 203.0.113.1 , 203.0.113.2', '1.1.1.1,,2.2.2.2', '2001:db8::1'];

it.each([0, 1, 2, 5])('is the address that the server finds behind %i proxies', async (proxies) => {
  const server = createHttpServer({ TRUSTED_PROXIES: proxies }).getInstance();
  server.get('/', async (request) => ({ known: request.ip, found: addressOf(request.raw, proxies) }));
  for (const header of forwarded) {
    const headers = header === undefined ? {} : { 'x-forwarded-for': header };
    const { known, found } = (await server.inject({ url: '/', headers })).json();
    expect([header, found]).toEqual([header, known]);
  }
  await server.close();
});
