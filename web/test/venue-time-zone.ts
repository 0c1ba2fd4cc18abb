import { afterAll, beforeAll } from '@jest/globals';

/** Sets the venue's time zone for tests that run without a page. */
export function nameVenueTimeZone(): void {
  beforeAll(() => {
    Object.assign(globalThis, { document: { querySelector: () => ({ content: 'America/Chicago' }) } });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'document');
  });
}
