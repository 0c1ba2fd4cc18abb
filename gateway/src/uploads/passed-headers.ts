import type { IncomingHttpHeaders } from 'node:http';

/** What the media service needs to know of a request. Cookies and credentials are not among it. */
const asked = [
  'accept',
  'content-length',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
];

/** Headers that are about one connection (RFC 9110 §7.6.1), or that only the gateway may set. */
const ownOfConnection = new Set([
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

/** The headers of a request as they go on. How the body is framed is up to each connection, but for its length. */
export function passedToMedia(headers: IncomingHttpHeaders): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const name of asked) {
    const value = headers[name];
    if (typeof value === 'string') passed[name] = value;
  }
  return passed;
}

/** The headers of an answer as they go back. */
export function passedToCaller(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  const passed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !ownOfConnection.has(name) && !named.includes(name)) passed[name] = value;
  }
  return passed;
}
