import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { COLOR_NAMES, type ColorName } from '../../../../services/shared/contracts/src/house/color-names.js';
import { contrast } from './contrast.js';
import { promisedContrast } from './promised-contrast.js';

const web = new URL('../../../', import.meta.url);

function colorsOf(house: string): Readonly<Record<ColorName, string>> {
  return JSON.parse(readFileSync(new URL(`../services/shared/house/${house}/colors.json`, web), 'utf8'));
}

it('is 21 for black on white and 1 for a color on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#c9a24b', '#c9a24b')).toBe(1);
});

it('rules out brass text on the paper of the hill', () => {
  const { brass, paper } = colorsOf('hill');
  expect(contrast(brass, paper)).toBeLessThan(3);
});

describe.each(readdirSync(new URL('house/', web)))('the palette of %s', (house) => {
  const colors = colorsOf(house);

  it('has every color and no other', () => {
    expect(Object.keys(colors).sort()).toEqual([...COLOR_NAMES].sort());
  });

  it.each(promisedContrast.map(([text, ground, atLeast]) => ({ text, ground, atLeast })))(
    'has $text on $ground at $atLeast or better',
    ({ text, ground, atLeast }) => {
      expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(atLeast);
    },
  );
});
