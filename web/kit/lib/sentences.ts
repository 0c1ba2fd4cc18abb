import { language, locale } from '../words/language.js';

/** Messages as one text: each a sentence, none twice. */
export function sentences(messages: readonly string[]): string {
  return [...new Set(messages)].map((message) => (/[.!?]$/.test(message) ? message : `${message}.`)).join(' ');
}

// American English has a comma before "and", which this site does without.
const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : locale);

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return list.format(words);
}
