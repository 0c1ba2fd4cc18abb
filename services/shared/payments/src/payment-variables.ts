import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import { countVariable, textVariable, urlVariable } from '@hilltop/platform/environment/variables';
import { z } from 'zod';

/** Variables of every service that takes payments. */
export const paymentVariables = {
  /** `mock` takes no money. */
  PAYMENT_PROVIDER: z.enum(['mock', 'stripe']).default('mock'),
  /** With the mock: bookings, and orders, per client address within an hour. */
  MOCK_PURCHASES_PER_CALLER: countVariable(1, 1_000_000).default(50),
  /** With a provider that takes money: payments that one client address starts within an hour, at each service. */
  PAYMENT_STARTS_PER_CALLER: countVariable(1, 1_000_000).default(60),
  /** Secret or restricted key. Never print it. */
  STRIPE_SECRET_KEY: textVariable.optional(),
  /** Verifies Stripe's messages to this service. Never print it. */
  STRIPE_WEBHOOK_SECRET: textVariable.optional(),
  STRIPE_API_URL: urlVariable.default('https://api.stripe.com'),
};

export type PaymentEnvironment = Pick<EnvironmentOf<typeof paymentVariables>, keyof typeof paymentVariables>;
