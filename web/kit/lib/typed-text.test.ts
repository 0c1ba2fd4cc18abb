import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanLine, cleanLines, emailField, nameField } from './typed-text.js';

const family = '👩🏽‍👩‍👧‍👦';

describe('a text that is typed or pasted', () => {
  it.each([
    ['Nun\u0303ez', 'N\u0075\u00f1ez'],
    ['Ada\u202enosirrab\u2069', 'Adanosirrab'],
    ['Ada\r\nBcc:\u2028evil', 'Ada Bcc: evil'],
    ['\u200bA\u2060d\ufeffa \u3164\u00ad', 'Ada'],
    ['A\u200dda  Hill\t', 'Ada Hill'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    [`${family} 🏳️‍🌈`, `${family} 🏳️‍🌈`],
  ])('%j is read as %s', (typed, read) => expect(cleanLine(typed)).toBe(read));

  it('keeps its lines where it has several', () => {
    expect(cleanLines(' One\r\ntwo\n\n\u202ethree ')).toBe('One\ntwo\n\nthree');
  });

  it('is clean once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed));
      }),
    );
  });

  it('is a name only with something to read', () => {
    const name = nameField('First name', 2, 100);
    for (const typed of ['\u200b\u200b', '\u3164\u3164', '..', '\u202e\u202c'])
      expect(name.safeParse(typed).success).toBe(false);
    for (const typed of ['Jo', '李明', 'علی\u200cرضا']) expect(name.parse(typed)).toBe(typed);
  });
});

describe('an address that is typed or pasted', () => {
  it.each([
    ['tom&jerry@example.com', 'tom&jerry@example.com'],
    ['ana=x/y@example.com', 'ana=x/y@example.com'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['user@mu\u0308ller.de', 'user@xn--mller-kva.de'],
    ['\u202aada@exam\u00adple.org\u202c\u200b ', 'ada@example.org'],
    ['o’brien@example.org', "o'brien@example.org"],
  ])('%j is read as %s', (typed, read) => expect(emailField.parse(typed)).toBe(read));

  it.each(['ada', 'ada@gmail', 'ada@example..org', 'ada@пример', 'ada@exa mple.org', 'ada@мир/рф', 'ünal@example.org'])(
    '%j is none',
    (typed) => expect(emailField.safeParse(typed).error?.issues[0]?.message).toBe('Please enter a valid email address'),
  );
});

it('reads texts by the patterns of the services', () => {
  const values = `${import.meta.dirname}/../../../services/shared/platform/src/values`;
  const patterns = (path: string) =>
    readFileSync(path, 'utf8').match(/(?<=^const (HIDDEN|LINE_BREAK|EMAIL) =\s+)\/.*/gm);
  const [ours, texts, addresses] = [
    `${import.meta.dirname}/typed-text.ts`,
    `${values}/typed-text.ts`,
    `${values}/typed-email.ts`,
  ].map(patterns);
  expect(ours).toHaveLength(3);
  expect(ours).toEqual([...(texts ?? []), ...(addresses ?? [])]);
});
