import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanLine, cleanLines, isReadable, lineField } from './typed-text.js';

const family = '👩🏽‍👩‍👧‍👦';

describe('a text that people enter', () => {
  it.each([
    ['a decomposed accent', 'Nu\u0301n\u0303ez', 'N\u00fa\u00f1ez'],
    ['a change of direction', 'Ada\u202enosirrab', 'Adanosirrab'],
    ['isolates', '\u2066Ada\u2069', 'Ada'],
    ['marks of direction', 'Ada\u200f Hill\u061c', 'Ada Hill'],
    ['a line break', 'Ada\r\nBcc: evil@example.org', 'Ada Bcc: evil@example.org'],
    ['every other line break', 'a\u2028b\u2029c\u0085d\ve\ff\rg', 'a b c d e f g'],
    ['controls', 'A\u0007d\u001b[31ma\u007f', 'Ad[31ma'],
    ['blanks without width', '\u200bA\u2060d\ufeffa\u180e', 'Ada'],
    ['a soft hyphen', 'Mary\u00adKate', 'MaryKate'],
    ['a joiner between Latin letters', 'A\u200dd\u200ca', 'Ada'],
    ['joiners at the ends', '\u200dعلی\u200c', 'علی'],
    ['Hangul fillers and the braille blank', '\u3164\uffa0\u115f\u2800', ''],
    ['a grapheme joiner', 'A\u034fda', 'Ada'],
    ['a style for a letter', 'A\ufe0fda', 'Ada'],
    ['tags', 'Ada\u{e0041}\u{e0042}', 'Ada'],
    ['several blanks of several kinds', '  Ada\u00a0 \t Hill\u3000', 'Ada Hill'],
  ])('is kept without %s', (_what, typed, kept) => expect(cleanLine(typed)).toBe(kept));

  it.each([
    ['a joiner in a Persian name', 'علی\u200cرضا'],
    ['joiners of Devanagari', 'क्\u200dष'],
    [
      'a family, a flag of parts, one of tags, a key',
      `${family} 🏳️‍🌈 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1️⃣ ❤️‍🔥`,
    ],
    ['a variant of a Japanese name', '葛\u{e0100}城'],
    ['an apostrophe, a hyphen, a dot', 'O’Brien-Smith Jr.'],
    ['right to left without marks', 'محمد بن سلمان'],
  ])('keeps %s', (_what, text) => expect(cleanLine(text)).toBe(text));

  it('keeps its lines where it has several', () => {
    expect(cleanLines(' First\r\nsecond\n\n\tthird\u202e ')).toBe('First\nsecond\n\n third');
  });

  it('is clean once, of whatever it is made', () => {
    const odd = fc.constantFrom('\u200b', '\u200d', '\u202e', '\n', '\u3164', '\u0301', 'é', 'ع', family, ' ', 'a');
    const text = fc.array(fc.oneof(odd, fc.string({ unit: 'binary' }))).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (typed) => {
        const line = cleanLine(typed);
        expect(cleanLine(line)).toBe(line);
        expect(line).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\u2060\u3164\u2028]|^\s|\s$|\s\s/u);
        // A mark that follows composes with the letter.
        expect(cleanLine(`x${typed}`).normalize('NFD')).toMatch(/^x/);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a name', () => {
  it.each(['\u200b\u200b', '\u2060\u2060', '\u3164\u3164', '\u00ad', '\u2800', '.', '’', '\u0301', '---'])(
    'has something to read, not %j',
    (typed) => {
      expect(isReadable(cleanLine(typed))).toBe(false);
    },
  );

  it.each(['李', 'Ø', 'علی\u200cرضا', 'O’Brien', '👩🏽', 'X Æ A-12'])('can be %s', (name) => {
    expect(lineField().min(1).refine(isReadable).parse(` ${name} `)).toBe(name);
  });
});
