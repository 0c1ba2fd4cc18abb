import { EnvironmentError } from '@hilltop/platform/environment/read-environment';
import type { Clock } from '@hilltop/platform/lifecycle/clock';
import type { Logger } from '@hilltop/platform/logging/logger';
import { MockPaymentProvider } from './mock/mock-payment-provider.js';
import type { PaymentProvider } from './payment-provider.js';
import type { PaymentEnvironment } from './payment-variables.js';

/** The provider that the environment selects. @throws EnvironmentError when a secret is missing */
export async function createPaymentProvider(
  service: string,
  environment: PaymentEnvironment,
  parts: { readonly logger: Logger; readonly clock: Clock },
): Promise<PaymentProvider> {
  if (environment.PAYMENT_PROVIDER === 'mock') return new MockPaymentProvider(parts.logger);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = environment;
  if (secretKey === undefined || webhookSecret === undefined) {
    const secrets = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
    const missing = Object.entries(secrets).filter(([, value]) => value === undefined);
    throw new EnvironmentError(missing.map(([name]) => `${name} must be set when PAYMENT_PROVIDER is stripe`));
  }
  // Loaded on demand because the package is large.
  const { StripePaymentProvider } = await import('./stripe/stripe-payment-provider.js');
  return new StripePaymentProvider({ service, secretKey, webhookSecret, apiUrl }, parts.clock);
}
