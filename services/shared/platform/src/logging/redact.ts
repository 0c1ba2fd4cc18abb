import { isError } from './is-error.js';

export const redacted = '[redacted]';

/** Values of these keys never reach a log. Case, `-` and `_` do not count. */
const exactKeys = new Set([
  ...['firstname', 'lastname', 'fullname', 'customername', 'displayname', 'address', 'to', 'cc', 'bcc', 'dsn'],
  ...['body', 'headers', 'query', 'variables', 'parameters', 'detail'],
]);
const keyParts =
  /email|phone|password|passwd|secret|token|cookie|authorization|credential|identity|^card|cardnumber|cvc|cvv|apikey|accesskey/;

// A deeper or wider record is logged by accident, e.g. a socket.
const deepest = 8;
const mostValues = 500;

// Each pattern matches only at the start of a run of its characters, which keeps the time linear in the text length.
const urlPassword = /(?<![a-z0-9+.-])([a-z][a-z0-9+.-]*:\/\/)[^\s/@"']+@/gi;
const email = /(?<![\w.%+-])[\w.%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;
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

/** Redacts passwords in URLs, e-mail addresses, phones and card numbers. */
export function redactText(text: string): string {
  const addressless = text.includes('@') ? text.replace(urlPassword, `$1${redacted}@`).replace(email, redacted) : text;
  return addressless.replace(phone, redacted).replace(cardLike, (digits) => (passesLuhn(digits) ? redacted : digits));
}

type Fields = Record<string, unknown>;
const mostKeysKept = 2_000;
const plainKey = (key: string): string => key.toLowerCase().replace(/[-_]/g, '');

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly stack?: string;
  readonly cause?: DescribedError | string;
  readonly errors?: DescribedError[];
}

// A chain of causes can be circular.
const mostCauses = 5;

/** Copies an allowlist of properties: database errors have the statement's values in `parameters` and the row in `detail`. */
function describeError(error: unknown, depth = 0): DescribedError {
  if (!isError(error)) return { type: typeof error, message: String(error) };
  const { code, constraint, table, driverError, errors } = error;
  const cause = error.cause ?? driverError;
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(cause !== undefined && depth < mostCauses && { cause: describeError(cause, depth + 1) }),
    ...(Array.isArray(errors) && depth < mostCauses && { errors: errors.map((one) => describeError(one, depth + 1)) }),
  };
}

/**
 * Copies a log record without personal data and secrets. Errors become their description. @param keys more sensitive keys, in any spelling
 */
export function createRedaction(keys: readonly string[] = []): (record: Fields) => Fields {
  const more = new Set(keys.map(plainKey));
  // Records reuse the same few keys.
  const decided = new Map<string, boolean>();

  let valuesLeft = mostValues;

  const isSensitive = (key: string): boolean => {
    const known = decided.get(key);
    if (known !== undefined) return known;
    const plain = plainKey(key);
    const sensitive = exactKeys.has(plain) || keyParts.test(plain) || more.has(plain);
    if (decided.size < mostKeysKept) decided.set(key, sensitive);
    return sensitive;
  };

  const redactValue = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return redactText(value);
    if (typeof value === 'bigint') return value.toString();
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    valuesLeft -= 1;
    if (depth >= deepest || valuesLeft < 0) return '[more]';
    if (isError(value)) return redactFields({ ...describeError(value) }, depth + 1);
    if (Array.isArray(value)) return value.map((item: unknown) => redactValue(item, depth + 1));
    return redactFields({ ...value }, depth + 1);
  };

  const redactFields = (record: Fields, depth: number): Fields => {
    const clean: Fields = {};
    for (const key in record) clean[key] = isSensitive(key) ? redacted : redactValue(record[key], depth);
    return clean;
  };

  return (record) => {
    valuesLeft = mostValues;
    return redactFields(record, 0);
  };
}
