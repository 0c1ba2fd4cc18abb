import { z } from 'zod';

const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(lowest, `must be at least ${lowest}`).max(highest, `must be at most ${highest}`));

const url = (...protocols: string[]) =>
  z.string().refine((text) => protocols.some((protocol) => URL.canParse(text) && new URL(text).protocol === protocol), {
    message: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const list = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item).nonempty('must have at least one entry'));

/** A TCP port; 0 means any free one. */
export const portVariable = wholeNumber(0, 65_535);

/** A count from `lowest` to `highest`, both included. */
export const countVariable = (lowest: number, highest: number) => wholeNumber(lowest, highest);

/** A share from 0 to 1, e.g. `0.05`. */
export const shareVariable = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
  .transform(Number);

/** A duration in whole milliseconds, at most an hour. */
export const millisecondsVariable = wholeNumber(0, 3_600_000);

/** `true` or `false`, nothing else: a typo must not mean "off". */
export const booleanVariable = z.enum(['true', 'false']).transform((text) => text === 'true');

/** An http(s) URL, returned as text without a trailing slash. */
export const urlVariable = url('http:', 'https:').transform((text) => text.replace(/\/+$/, ''));

/** One or more http(s) URLs, comma-separated. */
export const urlListVariable = list(urlVariable);

/** A PostgreSQL connection URL. It contains a password: never print it. */
export const databaseUrlVariable = url('postgres:', 'postgresql:');

/** One or more NATS servers, comma-separated. They can contain a user and a password: never print them. */
export const natsUrlVariable = list(url('nats:', 'tls:', 'ws:', 'wss:'));

/** An SMTP server, e.g. `smtp://127.0.0.1:1025`. It can contain a password: never print it. */
export const smtpUrlVariable = url('smtp:', 'smtps:');

/** A secret of 32 characters or more. */
export const secretVariable = z.string().min(32, 'must have at least 32 characters');

/** Secrets, comma-separated. The first one signs; all of them verify, so that secrets can be rotated without downtime. */
export const secretListVariable = list(secretVariable);

/** An Ed25519 private key: 32 random bytes, base64url. */
export const privateKeyVariable = z.string().regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url');

/** Ed25519 public keys, `<issuer>:<32 bytes in base64url>` each, comma-separated. */
export const publicKeyListVariable = list(
  z.string().regex(/^[a-z][a-z\d-]*:[\w-]{43}$/, 'must be an issuer, a colon and 32 bytes in base64url'),
);

/** The log level. */
export const logLevelVariable = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

/** An IANA time zone, e.g. `America/Chicago`. */
export const timeZoneVariable = z.string().refine((name) => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}, 'must be the IANA name of a time zone');

/** Text that is not empty. */
export const textVariable = z.string().trim().min(1, 'must not be empty');
