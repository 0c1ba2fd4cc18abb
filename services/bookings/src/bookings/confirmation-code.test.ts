import { describe, expect, it } from '@jest/globals';
import { newConfirmationCode } from './confirmation-code.js';

describe('a confirmation code', () => {
  it('can be read aloud: two groups of four without letters or digits that are confused', () => {
    for (let i = 0; i < 500; i += 1)
      expect(newConfirmationCode()).toMatch(/^HT-[2-9B-DF-HJKMNP-TV-Z]{4}-[2-9B-DF-HJKMNP-TV-Z]{4}$/);
  });

  it('does not come again', () => {
    const codes = Array.from({ length: 20_000 }, newConfirmationCode);
    expect(new Set(codes).size).toBeGreaterThan(19_995);
  });
});
