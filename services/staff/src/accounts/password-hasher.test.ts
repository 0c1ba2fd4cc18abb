import { describe, expect, it } from '@jest/globals';
import { MAX_PASSWORD_LENGTH, PasswordHasher } from './password-hasher.js';

describe('the hash of a password', () => {
  const hasher = new PasswordHasher();

  it('is argon2id at the cost that OWASP names first', async () => {
    const stored = await hasher.hash('a long enough password');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.matches('a long enough password', stored)).toBe(true);
    expect(await hasher.matches('another password', stored)).toBe(false);
  });

  it('is compared for an unknown account too, and never matches what is too long', async () => {
    const long = 'p'.repeat(MAX_PASSWORD_LENGTH + 1);
    expect(await hasher.matches('a long enough password', undefined)).toBe(false);
    expect(await hasher.matches(long, await hasher.hash(long))).toBe(false);
  });
});
