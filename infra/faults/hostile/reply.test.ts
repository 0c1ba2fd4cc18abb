import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { faultOf, send } from './reply.ts';

const json = (status: number, body: unknown) => ({ status, type: 'application/json', text: JSON.stringify(body) });

describe('an answer to a stranger', () => {
  it.each([
    ['a refusal', json(422, { title: 'Some fields are not valid.' })],
    [
      'a problem of theirs',
      json(400, { errors: [{ message: 'Syntax Error', extensions: { code: 'GRAPHQL_PARSE_FAILED' } }] }),
    ],
    ['nothing', { status: 204, type: '', text: '' }],
    ['a page', { status: 404, type: 'text/html', text: '<script src="/assets/first-1.js:1"></script>' }],
  ])('may be %s', (_, reply) => {
    expect(faultOf(reply)).toBeUndefined();
  });

  it.each([
    ['a failure', json(500, {}), /^answered with status 500/],
    [
      'a surprise under the status 200',
      json(200, { errors: [{ extensions: { code: 'INTERNAL' } }] }),
      /^has a surprise inside/,
    ],
    ['a stack', json(400, { message: 'x\n    at parse (/srv/app/main.ts:12:3)' }), /^shows its inside/],
    ['a statement', json(400, { message: 'SELECT id FROM bookings' }), /^shows its inside/],
    ['a package', json(400, { message: 'in node_modules/pg' }), /^shows its inside/],
    ['a constraint', json(409, { message: 'violates check constraint' }), /^shows its inside/],
    ['half an answer', { status: 200, type: 'application/json', text: '{"a":' }, /^says JSON and is none$/],
  ])('may not be %s', (_, reply, fault) => {
    expect(faultOf(reply)).toMatch(fault);
  });
});

it('is taken from the first part of a stream of events, which has no end', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reply = await send(site, { method: 'GET', path: '/api/live', headers: {}, body: undefined });
  server.close();
  expect(reply).toEqual({ status: 200, type: 'text/event-stream', text: ': open\n\n' });
});
