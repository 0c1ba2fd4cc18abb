import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plainName } from './plain-name.js';

it.each([
  ['Ada Example', 'Ada Example'],
  ['Zoë-Mae O’Brien', 'Zoë-Mae O’Brien'],
  ['Nguyễn Văn', 'Nguyễn Văn'],
  ['Win $500 at https://evil.example/x?a=1', 'Win at https evil example x a'],
  ['call 555-0100', 'call -'],
  ['\r\nBcc: a@b.example', 'Bcc a b example'],
  ['12345', 'Guest'],
])('shows %j as %j', (name, shown) => expect(plainName(name)).toBe(shown));

it('is short, on one line, and never a link or an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      expect(plainName(name)).toMatch(/^[^\n\r./:@0-9]{1,80}$/u);
    }),
  );
});
