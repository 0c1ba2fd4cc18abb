import { expect, it } from '@jest/globals';
import { newRecoveryCodes, recoveryCodeHash } from './second-step.js';

it('are ten different codes, recognized in any spelling', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){5}$/);
    expect(recoveryCodeHash(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(recoveryCodeHash(code));
  }
});

it.each(['', '123456', 'ABCD', 'U'.repeat(24), 'A'.repeat(25)])('are not %j', (text) => {
  expect(recoveryCodeHash(text)).toBeUndefined();
});
