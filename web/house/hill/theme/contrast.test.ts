import { describe, expect, it } from '@jest/globals';
import { colors } from './colors.js';
import { contrast } from './contrast.js';
import { promisedContrast } from './promised-contrast.js';

describe('contrast', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#c9a24b', '#c9a24b')).toBe(1);
  });

  it('rules out brass text on paper', () => {
    expect(contrast(colors.brass, colors.paper)).toBeLessThan(3);
  });

  it.each(promisedContrast.map(([text, ground, atLeast]) => ({ text, ground, atLeast })))(
    '$text on $ground is $atLeast or better',
    ({ text, ground, atLeast }) => {
      expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(atLeast);
    },
  );
});
