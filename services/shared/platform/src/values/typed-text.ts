import { z } from 'zod';

// The site has the same two patterns (`web/src/lib/typed-text.ts`), and a test compares them.
/** What is there and cannot be seen: controls, changes of direction, fillers, blanks without width. The first part stays. */
const HIDDEN =
  /((?<=(?![\p{scx=Latin}\p{DI}])[\p{L}\p{M}])[\u200c\u200d](?=(?![\p{scx=Latin}\p{DI}])[\p{L}\p{M}])|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Emoji}\p{scx=Han}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}])|(?!\n)[\p{Cc}\p{DI}\u2800\ufff9-\ufffb]/gu;
/** A line break, as each system writes it. */
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** A text of lines as it is kept: in one form of Unicode, without what cannot be seen. */
export function cleanLines(text: string): string {
  const lines = text.replaceAll(LINE_BREAK, '\n').replaceAll('\t', ' ');
  return lines.replaceAll(HIDDEN, '$1').normalize('NFC').trim();
}

/** The same of a text of one line: a line break is a blank, and several blanks are one. */
export function cleanLine(text: string): string {
  return cleanLines(text).replaceAll(/\s+/g, ' ');
}

/** Whether something of a name can be read. */
export function isReadable(name: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name);
}

/** A text of one line that people enter: names, titles, numbers. Lengths are counted once it is clean. */
export const lineField = (): z.ZodString => z.string().overwrite(cleanLine);

/** A text that people enter in several lines. */
export const linesField = (): z.ZodString => z.string().overwrite(cleanLines);
