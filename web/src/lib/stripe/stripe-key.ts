/**
 * Placeholder in built pages for Stripe's publishable key. The gateway replaces it with its `STRIPE_PUBLISHABLE_KEY`,
 * or with nothing (`gateway/src/rendering/page.ts`).
 */
export const stripeKeyPlaceholder = 'Stripe/Publishable_Key';

/** Stripe's publishable key, from the page; undefined with the mock. */
export function stripeKey(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="stripe-key"]')?.content || undefined;
}
