import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const houses = new URL('../../../house/', import.meta.url);

function draws(face: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const ranges = /unicode-range:([^;]+);/
    .exec(face)?.[1]
    ?.split(',')
    .map((range) => range.trim()) ?? ['U+0-10FFFF'];
  return ranges.some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });
}

describe.each(readdirSync(houses))('the fonts of files of %s', (house) => {
  const css = readFileSync(new URL(`${house}/theme/fonts.css`, houses), 'utf8');
  const faces = css.split('@font-face').filter((face) => face.includes('url('));

  it('draw the letters of the site', () => {
    for (const character of 'Aé’—−…ñ') expect(faces.filter((face) => !draws(face, character))).toEqual([]);
  });

  it.each(['ễ', 'Ș', '\u0303', '\u0308', 'Я'])(
    'leave %s, which they have no letter for, to the stand-ins',
    (character) => {
      expect(faces.filter((face) => draws(face, character))).toEqual([]);
    },
  );
});
