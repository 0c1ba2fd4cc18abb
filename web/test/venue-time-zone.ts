import { afterAll, beforeAll } from '@jest/globals';

/** Names the venue's time zone to tests that run without a page. */
export function nameVenueTimeZone(): void {
  beforeAll(() => {
    Object.assign(globalThis, { document: { querySelector: () => ({ content: 'America/Chicago' }) } });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'document');
  });
}
