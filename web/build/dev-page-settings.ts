import { readFacts } from './chosen-house.js';
import type { Plugin } from 'vite';
import { timeZonePlaceholder } from '../kit/lib/venue-time-zone.js';
import { stripeKeyPlaceholder } from '../shop/payment/stripe-key.js';

/** Fills in page placeholders on the development server, as the gateway does for built pages. */
export function devPageSettings(): Plugin {
  return {
    name: 'hilltop:dev-page-settings',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace(timeZonePlaceholder, () => process.env.VENUE_TIME_ZONE ?? readFacts('house.json').timeZone ?? '')
        .replace(stripeKeyPlaceholder, () => process.env.STRIPE_PUBLISHABLE_KEY ?? ''),
  };
}
