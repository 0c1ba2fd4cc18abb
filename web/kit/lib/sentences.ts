/** Messages as one text: each a sentence, none twice. */
export function sentences(messages: readonly string[]): string {
  return [...new Set(messages)].map((message) => (/[.!?]$/.test(message) ? message : `${message}.`)).join(' ');
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
