import Stripe from 'stripe';

export interface StripeKey {
  readonly secretKey: string;
  readonly apiUrl: string;
}

interface Patience {
  /** Timeout of one call, in milliseconds. */
  readonly timeout: number;
  /** How often a call is tried again. The package retries safe calls with the same key. */
  readonly maxNetworkRetries: number;
}

export function connectToStripe({ secretKey, apiUrl }: StripeKey, patience: Patience): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    ...patience,
    telemetry: false,
  });
}
