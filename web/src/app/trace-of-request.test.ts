import { expect, it } from '@jest/globals';
import { newTraceparent, withTrace } from './trace-of-request.js';

it('names a trace as W3C Trace Context has it, another one each time', () => {
  const some = Array.from({ length: 50 }, newTraceparent);
  expect(some.every((name) => /^00-[\da-f]{32}-[\da-f]{16}-01$/.test(name))).toBe(true);
  expect(new Set(some.map((name) => name.slice(3, 35))).size).toBe(50);
});

it('leaves the rest of the request as it is', () => {
  const { headers, ...rest } = withTrace({ method: 'POST', body: '{}', headers: { accept: 'application/json' } });
  expect(rest).toEqual({ method: 'POST', body: '{}' });
  expect(new Headers(headers).get('accept')).toBe('application/json');
  expect(new Headers(headers).has('traceparent')).toBe(true);
});
