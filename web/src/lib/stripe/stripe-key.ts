/**
 * Stands in built pages for Stripe's publishable key. The gateway puts its `STRIPE_PUBLISHABLE_KEY` in its place, or nothing
 * (`gateway/src/rendering/page.ts`).
 */
export const stripeKeyPlaceholder = 'Stripe/Publishable_Key';

/** Stripe's publishable key, as the page names it; undefined where the mock takes the money. */
export function stripeKey(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="stripe-key"]')?.content || undefined;
}
