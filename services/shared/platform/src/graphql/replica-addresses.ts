import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** All current addresses of a host name. @throws when the name is unknown */
export type Lookup = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const systemLookup: Lookup = (host) => lookup(host, { all: true });

/** Whether the host name can resolve to several processes (a scaled or headless service). TLS certificates are for the name. */
export function isSpread(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}

async function addressesOf(url: string, resolve: Lookup): Promise<string[]> {
  if (!isSpread(url)) return [url];
  const { hostname } = new URL(url);
  const found = await resolve(hostname);
  // A process with an IPv4 and an IPv6 address would count twice.
  const family = found.some((one) => one.family === 4) ? 4 : 6;
  return found
    .filter((one) => one.family === family)
    .map(({ address }) => {
      const one = new URL(url);
      one.hostname = family === 6 ? `[${address}]` : address;
      return one.href.replace(/\/+$/, '');
    });
}

/** The base addresses of all processes behind these, in a stable order. @throws when a name is unknown */
export async function replicaAddresses(urls: readonly string[], resolve: Lookup = systemLookup): Promise<string[]> {
  const found = await Promise.all(urls.map((url) => addressesOf(url, resolve)));
  return [...new Set(found.flatMap((addresses) => addresses.sort()))];
}
