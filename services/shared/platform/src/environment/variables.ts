import { readHouse } from '@hilltop/house/read-house';
import { timeZone } from '@hilltop/house/time-zone';
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

export const portVariable = wholeNumber(0, 65_535);

export const countVariable = (lowest: number, highest: number) => wholeNumber(lowest, highest);

/** E.g. `0.05`. */
export const shareVariable = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
  .transform(Number);

/** The longest duration is an hour. */
export const millisecondsVariable = wholeNumber(0, 3_600_000);

/** `true` or `false`, nothing else: a typo must not mean "off". */
export const booleanVariable = z.enum(['true', 'false']).transform((text) => text === 'true');

/** The text has no trailing slash. */
export const urlVariable = url('http:', 'https:').transform((text) => text.replace(/\/+$/, ''));

export const urlListVariable = list(urlVariable);

/** It contains a password: never print it. */
export const databaseUrlVariable = url('postgres:', 'postgresql:');

/** Comma-separated. They can contain a password: never print them. */
export const natsUrlVariable = list(url('nats:', 'tls:', 'ws:', 'wss:'));

/** E.g. `smtp://127.0.0.1:1025`. It can contain a password: never print it. */
export const smtpUrlVariable = url('smtp:', 'smtps:');

export const secretVariable = z.string().min(32, 'must have at least 32 characters');

/** Comma-separated. The first signs and all verify, so that secrets rotate without downtime. */
export const secretListVariable = list(secretVariable);

/** An Ed25519 private key: 32 random bytes, base64url. */
export const privateKeyVariable = z.string().regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url');

/** Ed25519 public keys, `<issuer>:<32 bytes in base64url>` each, comma-separated. */
export const publicKeyListVariable = list(
  z.string().regex(/^[a-z][a-z\d-]*:[\w-]{43}$/, 'must be an issuer, a colon and 32 bytes in base64url'),
);

export const logLevelVariable = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

/** The venue's, its house's unless it is set. */
export const venueTimeZoneVariable = timeZone.default(() => readHouse().facts.timeZone);

export const textVariable = z.string().trim().min(1, 'must not be empty');
