/** Placeholder in built pages, which the gateway replaces with its `VENUE_TIME_ZONE`, so one build serves every venue. */
export const timeZonePlaceholder = 'Venue/Time_Zone';

let outsideBrowser = timeZonePlaceholder;

/** For pages that the gateway renders. */
export function setVenueTimeZone(timeZone: string): void {
  outsideBrowser = timeZone;
}

/** IANA name of the venue's time zone: the page's, or the gateway's; the placeholder while the build renders. */
export function venueTimeZone(): string {
  const page = typeof document === 'undefined' ? undefined : document;
  return page?.querySelector<HTMLMetaElement>('meta[name="venue-time-zone"]')?.content ?? outsideBrowser;
}
