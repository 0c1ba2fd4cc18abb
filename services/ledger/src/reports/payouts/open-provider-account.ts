import { ProviderAccount } from '@hilltop/payments/provider-account';
import { EnvironmentError } from '@hilltop/platform/environment/read-environment';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { DataSource } from 'typeorm';
import type { Environment } from '../../env.js';
import { DemoAccount } from './demo-account.js';

/** The account that the environment selects. @throws EnvironmentError when its key is missing */
async function openProviderAccount(
  { PAYMENT_PROVIDER, STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl, VENUE_TIME_ZONE: zone }: Environment,
  dataSource: DataSource,
  clock: Clock,
): Promise<ProviderAccount> {
  if (PAYMENT_PROVIDER === 'mock') return new DemoAccount(dataSource, clock, zone);
  if (secretKey === undefined) {
    throw new EnvironmentError(['STRIPE_SECRET_KEY must be set when PAYMENT_PROVIDER is stripe']);
  }
  // Loaded on demand because the package is large.
  const { StripeAccount } = await import('@hilltop/payments/stripe/stripe-account');
  return new StripeAccount({ secretKey, apiUrl }, zone);
}

export const providerAccount = {
  provide: ProviderAccount,
  useFactory: openProviderAccount,
  inject: [ENVIRONMENT, DataSource, CLOCK],
};
