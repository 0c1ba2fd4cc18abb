import Stripe from 'stripe';

/** Longest time of one call, in milliseconds. The package repeats what is safe to repeat, under the same key. */
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
