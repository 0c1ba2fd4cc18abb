import { describeError } from './describe-error.js';
import { isError } from './is-error.js';

export const redacted = '[redacted]';

/** Keys whose values never reach a log, compared without case, `-` and `_`. */
const exactKeys = new Set(
  [
    'firstname',
    'lastname',
    'fullname',
    'customername',
    'displayname',
    'to',
    'cc',
    'bcc',
    'dsn',
    'address',
    'body',
  ].concat(['parameters', 'variables', 'headers', 'query', 'detail']),
);
const keyParts =
  /email|phone|password|passwd|secret|token|cookie|authorization|credential|identity|^card|cardnumber|cvc|cvv|apikey|accesskey/;

const deepest = 8;

const urlPassword = /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@"']+@/gi;
const email = /[\w.%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;
const phone = /(?<![\w.-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\w-])/g;
const cardLike = /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g;

function passesLuhn(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]) * (place % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** Blots out what is personal or secret by its look alone: passwords in URLs, e-mail addresses, phones, card numbers. */
export function redactText(text: string): string {
  return text
    .replace(urlPassword, `$1${redacted}@`)
    .replace(email, redacted)
    .replace(phone, redacted)
    .replace(cardLike, (digits) => (passesLuhn(digits) ? redacted : digits));
}

const isSensitive = (key: string, more: ReadonlySet<string>): boolean => {
  const plain = key.toLowerCase().replace(/[-_]/g, '');
  return exactKeys.has(plain) || keyParts.test(plain) || more.has(plain);
};

function redactValue(value: unknown, more: ReadonlySet<string>, depth: number): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (isError(value)) return describeError(value);
  if (depth >= deepest) return '[deep]';
  if (Array.isArray(value)) return value.map((item: unknown) => redactValue(item, more, depth + 1));
  return redactFields(value as Record<string, unknown>, more, depth + 1);
}

/** A copy of a log record without the values of sensitive keys, at any depth; errors become their description. */
export function redactFields(
  record: Record<string, unknown>,
  more: ReadonlySet<string> = new Set(),
  depth = 0,
): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) {
    clean[key] = isSensitive(key, more) ? redacted : redactValue(value, more, depth);
  }
  return clean;
}
