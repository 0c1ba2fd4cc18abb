/** Placeholder in built pages, which the gateway replaces with its `STRIPE_PUBLISHABLE_KEY`, or with nothing. */
export const stripeKeyPlaceholder = 'Stripe/Publishable_Key';

/** Stripe's publishable key, from the page; undefined with the mock. */
export function stripeKey(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="stripe-key"]')?.content || undefined;
}
