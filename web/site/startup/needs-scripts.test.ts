import { expect, it } from '@jest/globals';
import { needsScripts } from './needs-scripts.js';

const arrival = { location: { hash: '' }, hasData: true, isRunning: false, isTabUsed: false };

it('waits with a page that the gateway rendered', () => {
  expect(needsScripts(arrival)).toBe(false);
});

it.each([
  ['without the gateway’s data', { hasData: false }],
  ['with a running clock', { isRunning: true }],
  ['in a tab with a cart or a draft', { isTabUsed: true }],
  ['at a URL with a hash', { location: { hash: '#the-peak-era' } }],
])('hydrates right away %s', (_, facts) => {
  expect(needsScripts({ ...arrival, ...facts })).toBe(true);
});
