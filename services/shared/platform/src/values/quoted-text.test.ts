import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plainName, quotedText } from './quoted-text.js';

it.each([
  ['Ada Example', 'Ada Example'],
  ['Zoë-Mae O’Brien', 'Zoë-Mae O’Brien'],
  ['Nguyễn Văn', 'Nguyễn Văn'],
  ['Win $500 at https://evil.example/x?a=1', 'Win at https evil example x a'],
  ['call 555-0100', 'call -'],
  ['\r\nBcc: a@b.example', 'Bcc a b example'],
  ['12345', 'Guest'],
  ['Ann & Bob', 'Ann & Bob'],
  ['Dr. J. Smith', 'Dr. J. Smith'],
  ['Sammy Davis Jr.', 'Sammy Davis Jr.'],
  ['evil.example & www.evil.de', 'evil example & www evil de'],
  ['a=1&b=2 &', 'a b'],
])('shows %j as %j', (name, shown) => expect(plainName(name)).toBe(shown));

it('is short, on one line, and never a link or an address', () => {
  const piece = fc.constantFrom('www', 'Dr', 'evil', 'com', '.', '&', ' ', '/', ':', '@', '1', '。', 'é', '\u0301');
  const made = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.oneof(made, fc.string({ unit: 'grapheme', maxLength: 300 })), (name) => {
      const shown = plainName(name);
      expect(shown).toMatch(/^[^\n\r/:@0-9]{1,80}$/u);
      expect(shown).not.toMatch(/(?<!\p{L})\.|\.(?![ \u2069]|$)|(?<! )&|&(?! )/u);
      expect(shown).not.toMatch(/[.。]\p{L}|\p{L}:\S|[/\\]{2}|\S@\S/u);
    }),
  );
});

it.each([
  ['Happy birthday. We owe you 3.50, see you at 10:30!', 'Happy birthday. We owe you 3.50, see you at 10:30!'],
  ['Pay at https://evil.example/pay?x=1', 'Pay at https: / /evil. example/pay?x=1'],
  ['www.evil.example', 'www. evil. example'],
  ['write to ops@evil.example', 'write to ops at evil. example'],
  ['tel:+18175550100', 'tel: +18175550100'],
  ['\\\\server\\share', '\\ \\server\\share'],
])('quotes %j as %j', (words, shown) => expect(quotedText(words)).toBe(shown));

it('quotes no link, and quotes what it quoted the same', () => {
  const piece = fc.constantFrom('https', 'evil', 'example', '.', ':', '/', '\\', '@', '。', ' ', '\n', '1', 'é');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const shown = quotedText(pieces.join(''));
      expect(shown).not.toMatch(/[.。][\p{L}]|\p{L}:\S|[/\\]{2}|\S@\S/u);
      expect(quotedText(shown)).toBe(shown);
    }),
  );
});

it('keeps numbers next to a name from right to left on their side', () => {
  expect(plainName('محمد الأحمد')).toBe('\u2068محمد الأحمد\u2069');
  expect(plainName('Ada')).toBe('Ada');
});
