import type { IncomingMessage } from 'node:http';

/**
 * The address that a request comes from, as the server finds it: the nearest that no trusted proxy has.
 *
 * @param proxies how many in front are believed (`TRUSTED_PROXIES`)
 */
export function addressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: number): string {
  const nearest = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (proxies === 0 || forwarded === undefined) return nearest;
  const named = String(forwarded)
    .split(',')
    .map((one) => one.trim());
  const hops = [nearest, ...named.filter((one) => one !== '').reverse()];
  return hops[Math.min(proxies, hops.length - 1)] ?? nearest;
}
