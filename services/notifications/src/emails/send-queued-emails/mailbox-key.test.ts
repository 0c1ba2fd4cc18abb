import { expect, it } from '@jest/globals';
import { mailboxKey } from './email-limits.js';

it.each([
  ['ada@example.test', 'ada@example.test'],
  [' Ada@Example.TEST ', 'ada@example.test'],
  ['ada+1@example.test', 'ada@example.test'],
  ['ada+1+2@example.test', 'ada@example.test'],
  ['ada@ex+ample.test', 'ada@ex+ample.test'],
  ['+1@example.test', '+1@example.test'],
  ['nobody', 'nobody'],
])('counts %s as %s', (address, key) => {
  expect(mailboxKey(address)).toBe(key);
});
