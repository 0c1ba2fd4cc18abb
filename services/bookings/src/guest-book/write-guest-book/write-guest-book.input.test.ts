import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { expect, it } from '@jest/globals';
import { writeGuestBookInput } from './write-guest-book.input.js';

const faultOf = (input: object) => {
  const parsed = parseInput(writeGuestBookInput, input);
  return parsed.ok ? undefined : parsed.refusal.fields;
};

it.each([
  [{}, 'words', 'Please write a few words'],
  [{ words: ' \n ' }, 'words', 'Please write a few words'],
  [{ words: '\u202e\u200b' }, 'words', 'Please write a few words'],
  [{ words: 'Grand' }, 'firstName', 'Please enter a first name'],
  [{ words: 'Grand', firstName: ' ' }, 'firstName', 'Please enter a first name'],
  [{ words: 'x'.repeat(401), firstName: 'Ada' }, 'words', 'Your words can have at most 400 characters'],
  [{ words: 'Grand', firstName: 'x'.repeat(41) }, 'firstName', 'The first name can have at most 40 characters'],
  [{ privateWords: 'x'.repeat(2001) }, 'privateWords', 'What you tell the house can have at most 2000 characters'],
  [{ stars: 6 }, 'stars', 'Stars are 1 to 5'],
  [{ stars: 0 }, 'stars', 'Stars are 1 to 5'],
])('refuses %j', (input, field, message) => {
  expect(faultOf(input)).toEqual([{ field, message }]);
});

it('takes words, private words or stars alone', () => {
  expect(faultOf({ words: 'Grand', firstName: 'Ada' })).toBeUndefined();
  expect(faultOf({ privateWords: 'The gravel is hard' })).toBeUndefined();
  expect(faultOf({ stars: 5, words: '', firstName: null })).toBeUndefined();
});

it('keeps lines, emoji and every script, and no hidden character', () => {
  const parsed = parseInput(writeGuestBookInput, { words: 'A\r\nb\u202e 👩‍🌾 سلام\u0007', firstName: ' Zoë ' });
  expect(parsed).toMatchObject({ ok: true, value: { words: 'A\nb 👩‍🌾 سلام', firstName: 'Zoë' } });
});
