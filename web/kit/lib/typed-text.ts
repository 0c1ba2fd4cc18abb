import { t } from '@lingui/core/macro';
import { z } from './zod.js';

// The twin of `services/shared/platform/src/values/typed-text.ts` and `typed-email.ts`; a test compares them.
/** Invisible characters. The first part, `$1`, stays: it joins letters and emoji. */
const HIDDEN =
  /((?<=(?![\p{scx=Latin}\p{DI}])[\p{L}\p{M}])[\u200c\u200d](?=(?![\p{scx=Latin}\p{DI}])[\p{L}\p{M}])|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Emoji}\p{scx=Han}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}])|(?!\n)[\p{Cc}\p{DI}\u2800\ufff9-\ufffb]/gu;
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Lines of text as the server stores them: normalized Unicode, without invisible characters. */
export function cleanLines(text: string): string {
  const lines = text.replaceAll(LINE_BREAK, '\n').replaceAll('\t', ' ');
  return lines.replaceAll(HIDDEN, '$1').normalize('NFC').trim();
}

/** The same for one line: line breaks and runs of blanks become one blank. */
export function cleanLine(text: string): string {
  return cleanLines(text).replaceAll(/\s+/g, ' ');
}

function isReadable(name: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name);
}

/** One line that people type. Its length is counted after cleaning. */
export function lineField() {
  return z.string().overwrite(cleanLine);
}

export function linesField() {
  return z.string().overwrite(cleanLines);
}

function isMissing(name: string): string {
  return t({ message: `${name} is required`, comment: '“First name”, “Your position”, “A name”: of any gender' });
}

/** A required text. @param most the server's limit, in characters */
export function requiredText(name: string, most: number, field = lineField()) {
  return field.min(1, isMissing(name)).max(most, t`${name} can have at most ${most} characters`);
}

/** A person's name, with at least one readable character. @param label starts the messages */
export function nameField(label: string, least: number, most: number) {
  return lineField()
    .min(least, least === 1 ? isMissing(label) : t`${label} must be at least ${least} characters`)
    .max(most, t`${label} can have at most ${most} characters`)
    .refine((name) => name.length < least || isReadable(name), t`${label} has no letters`);
}

const INVALID_EMAIL = t`Please enter a valid email address`;
const LONGEST_EMAIL = 254;
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** An address as the server stores it: see `cleanEmail` there. */
function cleanEmail(typed: string): string {
  const text = cleanLine(typed)
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/[‘’ʼ]/g, "'");
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (/^[\0-\x7f]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)) return text;
  const host = `http://${domain}`;
  return URL.canParse(host) ? text.slice(0, at) + new URL(host).hostname : text;
}

export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL.test(text);
}

export const emailField = z.string().overwrite(cleanEmail).refine(isEmail, INVALID_EMAIL);
