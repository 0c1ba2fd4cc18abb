import type { IncomingMessage } from 'node:http';
import { publicCalls } from './public-calls.js';

/** Bodies beyond this many bytes are no questions of the site. */
const longestBody = 16 * 1024;

/** What any part of the gateway looks at before a public read is answered, and what the answer is made by. */
const lookedAt = [
  'host',
  'accept',
  'accept-encoding',
  'content-type',
  'origin',
  'sec-fetch-site',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

/** Signs of a request that somebody has to think about. */
const notRepeated = ['if-none-match', 'expect', 'transfer-encoding', 'content-encoding', 'upgrade'] as const;

/** The name that a staff session has in a cookie, with or without its prefix. */
const staffCookie = 'hilltop_staff=';

/** Whether an answer to it could be one that was given before. */
export function maySkipTheHouse({ method, url = '', headers }: IncomingMessage): boolean {
  if (method === 'GET' ? !publicCalls.has(url) : method !== 'POST' || url !== '/graphql') return false;
  if (headers.cookie?.includes(staffCookie)) return false;
  for (const name of notRepeated) if (headers[name] !== undefined) return false;
  const length = Number(headers['content-length'] ?? 0);
  return method === 'GET' ? length === 0 : length > 0 && length <= longestBody;
}

/** Takes the body when all of it is there. @returns undefined, and leaves what there is, when more is to come */
export function bodyInHand(request: IncomingMessage): Buffer | undefined {
  const body = request.read() as Buffer | null;
  if (!body) return undefined;
  if (body.length === Number(request.headers['content-length'])) return body;
  request.unshift(body);
  return undefined;
}

/** Equal for requests that nothing here can tell apart, but by who sends them. */
export function requestKey({ method, url, headers }: IncomingMessage, body: string): string {
  let key = `${method} ${url}`;
  for (const name of lookedAt) key += `\n${headers[name] ?? ''}`;
  return `${key}\n\n${body}`;
}
