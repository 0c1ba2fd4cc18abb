import { expect, it } from '@jest/globals';
import { countOf } from './rate-limits.js';

it.each([
  ['POST', '/graphql', 'calls'],
  ['GET', '/api/tours', 'calls'],
  ['POST', '/api/staff/sign-in', 'signIns'],
  ['POST', '/api/staff/sign-out', 'calls'],
  ['GET', '/api/staff/sign-in', 'calls'],
  ['POST', '/api/contact', 'messages'],
  ['GET', '/uploads/:filename', 'pictures'],
  ['GET', '/*', undefined],
  ['GET', '/healthz', undefined],
])('%s %s counts as one of the %s', (method, route, count) => {
  expect(countOf(method, route)).toBe(count);
});
