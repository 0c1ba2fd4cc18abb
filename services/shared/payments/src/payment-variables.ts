import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import { textVariable, urlVariable } from '@hilltop/platform/environment/variables';
import { z } from 'zod';

/** Variables of every service that takes money. */
export const paymentVariables = {
  /** Who takes the money: `mock` takes none. */
  PAYMENT_PROVIDER: z.enum(['mock', 'stripe']).default('mock'),
  /** Stripe's secret or restricted key. Never print it. */
  STRIPE_SECRET_KEY: textVariable.optional(),
  /** What Stripe signs its messages to this service with. Never print it. */
  STRIPE_WEBHOOK_SECRET: textVariable.optional(),
  /** Where Stripe's API is. */
  STRIPE_API_URL: urlVariable.default('https://api.stripe.com'),
};

export type PaymentEnvironment = Pick<EnvironmentOf<typeof paymentVariables>, keyof typeof paymentVariables>;
