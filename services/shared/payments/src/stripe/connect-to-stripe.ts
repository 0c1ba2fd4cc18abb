import Stripe from 'stripe';

export interface StripeKey {
  readonly secretKey: string;
  readonly apiUrl: string;
}

interface Limits {
  /** Of one call. */
  readonly timeout: number;
  /** The package retries safe calls with the same key. */
  readonly maxNetworkRetries: number;
}

export function connectToStripe({ secretKey, apiUrl }: StripeKey, limits: Limits): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    ...limits,
    telemetry: false,
  });
}
