import { describe, expect, it } from '@jest/globals';
import { faultOf } from './reply.ts';

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
