/** Messages as one text: each is a sentence, and none is said twice. */
export function sentences(messages: readonly string[]): string {
  return [...new Set(messages)].map((message) => (/[.!?]$/.test(message) ? message : `${message}.`)).join(' ');
}
