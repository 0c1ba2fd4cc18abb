import { NAMELESS } from '@hilltop/contracts/house/nameless';
import { cleanLine, cleanLines } from './typed-text.js';

/** In characters. */
const LONGEST = 40;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

// Anyone can enter anyone's address. What a stranger typed goes to it in these two forms alone (product.md §9.6).

/** All but letters, the dot of a title or an initial before a blank ("Dr. J. Smith"), and the "&" of a couple. */
const NOT_OF_NAMES =
  /(?:[^\p{L}\p{M}'’.&-]|\.(?!(?<=(?<![\p{L}\p{M}])\p{L}{1,3}\.)(?=\s|$))|&(?!(?<=[\p{L}\p{M}.] &)(?= \p{L})))+/gu;

/** A short name, without links. */
export function plainName(name: string): string {
  const letters = cleanLine(name).replace(NOT_OF_NAMES, ' ').trim();
  const short = [...letters]
    .slice(0, LONGEST)
    .join('')
    .replace(/[ &]+$/, '');
  // Numbers and commas next to it stay on their side (Unicode isolates).
  return RIGHT_TO_LEFT.test(short) ? `\u2068${short}\u2069` : short || NAMELESS;
}

/** Words of which no mail program makes a link: addresses of pages, mailboxes and phones fall apart, and can still be read. */
export function quotedText(words: string): string {
  return cleanLines(words)
    .replace(/([.。．｡])(?=[\p{L}\p{M}])/gu, '$1 ')
    .replace(/(?<=[\p{L}\p{M}]):(?=\S)/gu, ': ')
    .replace(/([/\\])(?=[/\\])/g, '$1 ')
    .replace(/(?<=\S)[@＠﹫](?=\S)/gu, ' at ');
}
