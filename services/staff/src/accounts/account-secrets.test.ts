import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { AccountSecrets } from './account-secrets.js';

const secrets = new AccountSecrets('a-secret-of-the-tests-with-32-chars!');
const others = new AccountSecrets('another-secret-of-the-tests-32-chars');

it('accepts only tokens that it created', () => {
  const [link, another] = [randomUUID(), randomUUID()];
  const token = secrets.tokenOf(link);
  expect(secrets.linkOf(token)).toBe(link);
  expect(secrets.tokenOf(link)).toBe(token);
  const forged = [
    others.tokenOf(link),
    token.replace(link, another),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    link,
    '',
    `${token}=`,
  ];
  for (const text of forged) expect(secrets.linkOf(text)).toBeUndefined();
});

it('encrypts for one owner, differently each time', () => {
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'ada');
  expect(sealed).not.toContain('JBSW');
  expect(secrets.seal('JBSWY3DPEHPK3PXP', 'ada')).not.toBe(sealed);
  expect(secrets.open(sealed, 'ada')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => secrets.open(sealed, 'bea')).toThrow();
  expect(() => others.open(sealed, 'ada')).toThrow();
});
