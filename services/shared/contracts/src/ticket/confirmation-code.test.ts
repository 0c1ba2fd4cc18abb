import { expect, it } from '@jest/globals';
import { readConfirmationCode } from './confirmation-code.js';

it.each([
  'HT-NY2P-XR8B',
  'ny2p xr8b',
  'ht ny2p xr8b',
  'NY2P-XR8B',
  'htny2pxr8b',
  ' ht‑ny2p–xr8b. ',
  'HT-NY2P-XR8B,',
  'ＨＴ－ＮＹ２Ｐ－ＸＲ８Ｂ',
])('reads “%s”', (typed) => {
  expect(readConfirmationCode(typed)).toBe('HT-NY2P-XR8B');
});

it('reads a code whose own letters begin with HT', () => {
  expect(readConfirmationCode('HT2P-XR8B')).toBe('HT-HT2P-XR8B');
  expect(readConfirmationCode('HT-HT2P-XR8B')).toBe('HT-HT2P-XR8B');
});

it.each([
  '',
  'HT',
  'HT-NY2P',
  'HT-NY2P-XR8',
  'HT-NY2P-XR8BB',
  'HT-NY0P-XR8B',
  'HT-NYIP-XR8B',
  'Smith',
  'X'.repeat(400),
])('refuses “%s”', (typed) => {
  expect(readConfirmationCode(typed)).toBeUndefined();
});
