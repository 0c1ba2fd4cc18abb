import { ProblemError } from '@hilltop/platform/outcome/problem';

const longest = 255;

/** A quoted string (IETF draft), or bare text, which is common. @returns null without one @throws ProblemError 400 for an invalid key */
export function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const text = Array.isArray(header) ? header.join(',') : header;
  const key = /^"(.*)"$/.exec(text)?.[1] ?? text;
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= longest) return key;
  throw new ProblemError({
    name: 'bad-idempotency-key',
    status: 400,
    title: 'The Idempotency-Key cannot be used.',
    detail: `It must be 1 to ${longest} visible ASCII characters without spaces.`,
  });
}
