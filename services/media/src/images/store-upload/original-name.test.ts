import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { originalName } from './receive-files.js';

describe('the original name of a file', () => {
  it.each([
    ['Tea garden.jpg', 'Tea garden.jpg'],
    ['  a.jpg ', 'a.jpg'],
    ['/etc/passwd', 'passwd'],
    ['C:\\temp\\a.png', 'a.png'],
    ['a\0b\r\n.jpg', 'ab .jpg'],
    ['a\u202Egpj.exe', 'agpj.exe'],
    ['Cafe\u0301.jpg', 'Caf\u00e9.jpg'],
    ['\u{13430}a.png', '\u{13430}a.png'],
    ['', 'image'],
    ['../', 'image'],
    [undefined, 'image'],
  ])('%j is shown as %j', (given, shown) => {
    expect(originalName(given)).toBe(shown);
  });

  it('keeps its extension when it is too long', () => {
    const name = originalName(`${'a'.repeat(500)}.jpeg`);
    expect([[...name].length, name.endsWith('a.jpeg')]).toEqual([200, true]);
  });

  it('can always be stored and shown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const name = originalName(given);
        expect(name).not.toBe('');
        expect([...name].length).toBeLessThanOrEqual(200);
        // Not all of \p{Cf}: some of it is seen, or joins the letters of a script.
        expect(name).not.toMatch(/[/\\\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u);
        expect(name.isWellFormed()).toBe(true);
      }),
    );
  });
});
