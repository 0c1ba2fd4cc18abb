import Stripe from 'stripe';

/** Timeout of one call, in milliseconds. The package retries safe calls with the same key. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

export function connectToStripe({ secretKey, apiUrl }: { secretKey: string; apiUrl: string }): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}
