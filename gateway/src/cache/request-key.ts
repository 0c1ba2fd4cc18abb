import type { IncomingMessage } from 'node:http';

const maxBodyBytes = 16 * 1024;

/** Every header that a response to a public read can depend on. If you make it depend on another one, add it here. */
const relevantHeaders = [
  'host',
  'accept',
  'accept-encoding',
  'content-type',
  'origin',
  'sec-fetch-site',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-no-compression',
] as const;

const unusualHeaders = ['if-none-match', 'expect', 'transfer-encoding', 'content-encoding', 'upgrade'] as const;

/** Whether a request can get the response of an earlier one: a plain read without a staff session. */
export function isRepeatable({ method, url = '', headers }: IncomingMessage): boolean {
  if (method === 'GET' ? !url.startsWith('/api/') : method !== 'POST' || url !== '/graphql') return false;
  if (headers.cookie?.includes('hilltop_staff')) return false;
  if (unusualHeaders.some((name) => headers[name] !== undefined)) return false;
  const length = Number(headers['content-length'] ?? 0);
  return method === 'GET' ? length === 0 : length > 0 && length <= maxBodyBytes;
}

const noBody = Buffer.alloc(0);

/**
 * Reads a body that arrived with its head. When more is to come, `done` gets undefined and the next reader the whole
 * body.
 */
export function readArrivedBody(request: IncomingMessage, done: (body: Buffer | undefined) => void): void {
  if (request.method === 'GET') done(noBody);
  // By then the parser has finished with head and body.
  else
    process.nextTick(() => {
      const body = request.read() as Buffer | null;
      const isWhole = body?.length === Number(request.headers['content-length']);
      if (body && !isWhole) request.unshift(body);
      done(body && isWhole ? body : undefined);
    });
}

/** Equal for requests that get the same response: they have the same bytes in everything that the gateway reads. */
export function requestKey({ method, url, headers }: IncomingMessage, body: Buffer): string {
  let key = `${method} ${url}`;
  for (const name of relevantHeaders) key += `\n${String(headers[name] ?? '')}`;
  return `${key}\n\n${body.toString('latin1')}`;
}
