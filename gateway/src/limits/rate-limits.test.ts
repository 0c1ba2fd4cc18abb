import { expect, it } from '@jest/globals';
import { limitOf } from './rate-limits.js';

it.each([
  ['POST', '/graphql', 'calls'],
  ['GET', '/api/tours', 'calls'],
  ['POST', '/api/staff/sign-in', 'signIns'],
  ['POST', '/api/staff/sign-out', 'calls'],
  ['GET', '/api/staff/sign-in', 'calls'],
  ['POST', '/api/contact', 'messages'],
  ['GET', '/uploads/:filename', 'images'],
  ['GET', '/*', 'pages'],
  ['POST', '', 'pages'],
  ['GET', '/healthz', undefined],
])('%s %s counts as one of the %s', (method, route, count) => {
  expect(limitOf(method, route)).toBe(count);
});
