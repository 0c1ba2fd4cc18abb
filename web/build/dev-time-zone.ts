import type { Plugin } from 'vite';
import { timeZonePlaceholder } from '../src/lib/venue-time-zone.js';

/** Does for the pages of the development server what the gateway does for built ones. */
export function devTimeZone(): Plugin {
  return {
    name: 'hilltop:dev-time-zone',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace(timeZonePlaceholder, () => process.env.VENUE_TIME_ZONE ?? 'America/Chicago'),
  };
}
