/**
 * Placeholder in built pages for the venue's time zone. The gateway replaces it with its `VENUE_TIME_ZONE`
 * (`gateway/src/rendering/page.ts`), so that one build serves every venue.
 */
export const timeZonePlaceholder = 'Venue/Time_Zone';

/** IANA name of the venue's time zone, from the page; the placeholder while a page is rendered outside the browser. */
export function venueTimeZone(): string {
  const page = typeof document === 'undefined' ? undefined : document;
  return page?.querySelector<HTMLMetaElement>('meta[name="venue-time-zone"]')?.content ?? timeZonePlaceholder;
}
