import { expect, it } from '@jest/globals';
import { mayChange } from './configure-server.js';

const asks = (method: string, headers: Record<string, string>) =>
  mayChange({ method, headers, host: 'hilltop.example:8080' });

it.each([
  ['GET', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['POST', {}],
  ['POST', { 'sec-fetch-site': 'same-origin' }],
  ['POST', { 'sec-fetch-site': 'none' }],
  ['POST', { origin: 'http://hilltop.example:8080' }],
  ['POST', { origin: 'https://HILLTOP.example:8080' }],
])('admits %s with %j', (method, headers) => {
  expect(asks(method, headers)).toBe(true);
});

it.each([
  ['POST', { 'sec-fetch-site': 'cross-site' }],
  ['DELETE', { 'sec-fetch-site': 'same-site' }],
  ['PUT', { 'sec-fetch-site': 'cross-site', origin: 'http://hilltop.example:8080' }],
  ['POST', { origin: 'http://hilltop.example' }],
  ['POST', { origin: 'http://hilltop.example:8080.evil.example' }],
  ['POST', { origin: 'null' }],
  ['POST', { origin: 'nonsense' }],
])('refuses %s with %j', (method, headers) => {
  expect(asks(method, headers)).toBe(false);
});
