import { EncodedText } from '../cache/encoded-text.js';
import { pagePolicy } from './content-policy.js';

// The same as in `web/kit/document/public-address.ts`, `web/kit/lib/venue-time-zone.ts` and `web/shop/payment/stripe-key.ts`.
const addressPlaceholder = 'https://public-address.invalid';
const timeZonePlaceholder = 'Venue/Time_Zone';
const stripeKeyPlaceholder = 'Stripe/Publishable_Key';

export interface PageSettings {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** IANA name. */
  readonly timeZone: string;
  /** With it, the site uses Stripe's card form; without it, the mock's. */
  readonly stripeKey?: string | undefined;
}

export interface Page {
  readonly text: EncodedText;
  readonly policy: string;
}

/** Fills in the settings. */
export function makePage(source: string, { publicUrl, timeZone, stripeKey = '' }: PageSettings): Page {
  const text = source
    .replaceAll(addressPlaceholder, publicUrl)
    .replaceAll(timeZonePlaceholder, timeZone)
    .replaceAll(stripeKeyPlaceholder, stripeKey);
  return { text: new EncodedText(text), policy: pagePolicy(text, stripeKey !== '') };
}
