import { expect, it } from '@jest/globals';
import { idOfToken, isSigned, signId } from './signed-id.js';

const secrets = ['s'.repeat(32)];
const id = '0c8f3c3e-9b0d-4f57-9a0f-6a6c6f1c7c11';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

it('opens by one text only, although 43 characters have two bits more than the token', () => {
  const token = signId(secrets, id, 'visit');
  const ends = [...LETTERS].map((last) => token.slice(0, -1) + last);
  expect(ends.filter((each) => isSigned(secrets, each, id, 'visit'))).toEqual([token]);
  expect(ends.filter((each) => idOfToken(each) !== undefined)).toHaveLength(16);
});

it.each(['=', ' ', '\n', '=='])('does not open with “%s” after it', (more) => {
  expect(isSigned(secrets, `${signId(secrets, id, 'visit')}${more}`, id, 'visit')).toBe(false);
});

it('signs for one purpose', () => {
  expect(isSigned(secrets, signId(secrets, id, 'waiver 0'), id, '0')).toBe(false);
});
