import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** All addresses that a host name stands for now. @throws when the name is not known */
export type Lookup = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const systemLookup: Lookup = (host) => lookup(host, { all: true });

/**
 * Whether a base address names a host that may stand for several processes, as a scaled service in a compose file and
 * a headless service in Kubernetes do. One with TLS is left alone: its certificate is for the name.
 */
export function isSpread(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}

async function addressesOf(url: string, resolve: Lookup): Promise<string[]> {
  if (!isSpread(url)) return [url];
  const { hostname } = new URL(url);
  const found = await resolve(hostname);
  // A process that has an address of each family would count twice.
  const family = found.some((one) => one.family === 4) ? 4 : 6;
  return found
    .filter((one) => one.family === family)
    .map(({ address }) => {
      const one = new URL(url);
      one.hostname = family === 6 ? `[${address}]` : address;
      return one.href.replace(/\/+$/, '');
    });
}

/**
 * The base address of every process behind these, each once, in a stable order.
 *
 * @throws when a name is not known: who stands behind it is not known then
 */
export async function replicaAddresses(urls: readonly string[], resolve: Lookup = systemLookup): Promise<string[]> {
  const found = await Promise.all(urls.map((url) => addressesOf(url, resolve)));
  return [...new Set(found.flatMap((addresses) => addresses.sort()))];
}
