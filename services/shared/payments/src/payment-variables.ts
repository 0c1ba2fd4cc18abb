import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import { countVariable, textVariable, urlVariable } from '@hilltop/platform/environment/variables';
import { z } from 'zod';

/** Variables of every service that takes payments. */
export const paymentVariables = {
  /** The payment provider. `mock` takes no money. */
  PAYMENT_PROVIDER: z.enum(['mock', 'stripe']).default('mock'),
  /** With the mock: most bookings, and most orders, per client address within an hour. */
  MOCK_PURCHASES_PER_CALLER: countVariable(1, 1_000_000).default(50),
  /** Stripe's secret or restricted key. Never print it. */
  STRIPE_SECRET_KEY: textVariable.optional(),
  /** Verifies Stripe's messages to this service. Never print it. */
  STRIPE_WEBHOOK_SECRET: textVariable.optional(),
  /** Base address of Stripe's API. */
  STRIPE_API_URL: urlVariable.default('https://api.stripe.com'),
};

export type PaymentEnvironment = Pick<EnvironmentOf<typeof paymentVariables>, keyof typeof paymentVariables>;
