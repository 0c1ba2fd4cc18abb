import { describe, expect, it } from '@jest/globals';
import { tagline } from '../../texts/home.js';
import { emphasised } from './hero.js';

describe('emphasised', () => {
  it('highlights the three capitalized words of the tagline', () => {
    expect(
      emphasised(tagline)
        .filter(({ loud }) => loud)
        .map(({ text }) => text),
    ).toEqual(['STRANGEr', 'BUT', 'TRUE.']);
  });

  it('keeps every letter', () => {
    expect(
      emphasised(tagline)
        .map(({ text }) => text)
        .join(''),
    ).toBe(tagline);
  });
});
