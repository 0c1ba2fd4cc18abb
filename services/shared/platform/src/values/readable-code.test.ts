import { describe, expect, it } from '@jest/globals';
import { newReadableCode } from './readable-code.js';

describe('a readable code', () => {
  it('has two groups of four without ambiguous letters or digits', () => {
    for (let i = 0; i < 500; i += 1)
      expect(newReadableCode('HT')).toMatch(/^HT-[2-9B-DF-HJKMNP-TV-Z]{4}-[2-9B-DF-HJKMNP-TV-Z]{4}$/);
  });

  it('does not repeat', () => {
    const codes = Array.from({ length: 20_000 }, () => newReadableCode('HT'));
    expect(new Set(codes).size).toBeGreaterThan(19_995);
  });
});
