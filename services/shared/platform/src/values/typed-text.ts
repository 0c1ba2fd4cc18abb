import { z } from 'zod';

// The site has the same two patterns (`web/kit/lib/typed-text.ts`), and a test compares them.
/** Invisible characters: controls, changes of direction, fillers, zero-width blanks. The first part keeps joiners that scripts need. */
const HIDDEN =
  /((?<=(?![\p{scx=Latin}\p{DI}])[\p{L}\p{M}])[\u200c\u200d](?=(?![\p{scx=Latin}\p{DI}])[\p{L}\p{M}])|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Emoji}\p{scx=Han}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}])|(?!\n)[\p{Cc}\p{DI}\u2800\ufff9-\ufffb]/gu;
/** Line breaks of every system. */
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** NFC, without invisible characters. */
export function cleanLines(text: string): string {
  const lines = text.replaceAll(LINE_BREAK, '\n').replaceAll('\t', ' ');
  return lines.replaceAll(HIDDEN, '$1').normalize('NFC').trim();
}

/** A line break becomes a blank, and several blanks become one. */
export function cleanLine(text: string): string {
  return cleanLines(text).replaceAll(/\s+/g, ' ');
}

/** Whether a name has a visible character. */
export function isReadable(name: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name);
}

/** Names, titles, numbers. Lengths are counted after cleaning. */
export const lineField = (): z.ZodString => z.string().overwrite(cleanLine);

export const linesField = (): z.ZodString => z.string().overwrite(cleanLines);

/** A text of staff in Spanish, beside the English one: without it the text stays, and an empty one is none. */
export const inSpanish = (name: string, max: number, field = lineField()) =>
  field
    .max(max, `${name} in Spanish can have at most ${max} characters`)
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null));
