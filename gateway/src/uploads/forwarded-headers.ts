import type { IncomingHttpHeaders } from 'node:http';

/** The request headers that the media service needs: no cookies, no credentials. */
const forwarded = ['accept', 'if-match', 'if-modified-since', 'if-none-match', 'if-range', 'range'];
const ofBody = ['content-length', 'content-type'];

/** Headers of one connection (RFC 9110 §7.6.1), and headers that only the gateway sets. */
const notReturned = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'set-cookie',
  'x-correlation-id',
]);

export function forwardedHeaders(headers: IncomingHttpHeaders, hasBody: boolean): Record<string, string> {
  const names = hasBody ? [...forwarded, ...ofBody] : forwarded;
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [])),
  );
}

export function responseHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const hopByHop = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !notReturned.has(name) && !hopByHop.includes(name)) kept[name] = value;
  }
  return kept;
}
