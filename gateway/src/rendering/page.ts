import { EncodedText } from '../cache/encoded-text.js';
import { pagePolicy } from './content-policy.js';

// What the build writes instead: the same as in `web/src/document/public-address.ts`, `web/src/lib/venue-time-zone.ts` and
// `web/src/lib/stripe/stripe-key.ts`.
const addressPlaceholder = 'https://public-address.invalid';
const timeZonePlaceholder = 'Venue/Time_Zone';
const stripeKeyPlaceholder = 'Stripe/Publishable_Key';

export interface PageSettings {
  /** Where visitors reach the site, without a slash at its end. */
  readonly publicUrl: string;
  /** IANA name of the venue's time zone. */
  readonly timeZone: string;
  /** With it, cards are typed into Stripe's form; without it, into the mock's. */
  readonly stripeKey?: string | undefined;
}

export interface Page {
  readonly text: EncodedText;
  readonly policy: string;
}

/** A page as the build wrote it, with the settings in it. */
export function makePage(source: string, { publicUrl, timeZone, stripeKey = '' }: PageSettings): Page {
  const text = source
    .replaceAll(addressPlaceholder, publicUrl)
    .replaceAll(timeZonePlaceholder, timeZone)
    .replaceAll(stripeKeyPlaceholder, stripeKey);
  return { text: new EncodedText(text), policy: pagePolicy(text, stripeKey !== '') };
}
