/**
 * Stands in built pages for the venue's time zone. The gateway puts its `VENUE_TIME_ZONE` in its place
 * (`gateway/src/rendering/page.ts`), so that one build serves every venue.
 */
export const timeZonePlaceholder = 'Venue/Time_Zone';

/** IANA name of the venue's time zone, as the page names it; the placeholder while a page is rendered outside of a browser. */
export function venueTimeZone(): string {
  const page = typeof document === 'undefined' ? undefined : document;
  return page?.querySelector<HTMLMetaElement>('meta[name="venue-time-zone"]')?.content ?? timeZonePlaceholder;
}
