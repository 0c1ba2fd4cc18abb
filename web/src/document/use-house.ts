import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { venueDetails } from '../content/venue.js';
import { useStore } from '../lib/create-store.js';
import { fetchOrThrow } from '../lib/fetch-or-throw.js';
import type { House } from '../lib/house-hours.js';
import { requestTimeout } from '../lib/request-timeout.js';
import type { HouseDetails, SiteContent } from '../lib/site-content.js';
import { houseStore } from './house-store.js';
import { HydrationDataContext, hydrationData } from './hydration-data.js';

/** When the house is open and what it tells its visitors; undefined while nobody knows. */
export function useHouse(): House | undefined {
  const rendered = useContext(HydrationDataContext)?.house;
  // A part of the page may be hydrated when the recent calendar has come already.
  const known = useStore(houseStore, () => hydrationData()?.house);
  return rendered ?? known;
}

/** How to reach the house: as staff have written it, or else as the site knows it. */
export function useHouseDetails(): HouseDetails {
  return useHouse()?.content?.house ?? venueDetails;
}

/** Asks for the calendar and the content when a page is opened: what the last one came with may be old. A failure changes nothing. */
export function useRecentHouse(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    readHouse().then(houseStore.send, () => undefined);
  }, [pathname]);
}

async function readHouse(): Promise<House> {
  const before = houseStore.state()?.content;
  const [calendar, content] = await Promise.all([
    read<House>('/api/calendar'),
    read<SiteContent | null>('/api/content').catch(() => before),
  ]);
  return { ...calendar, ...(content && { content }) };
}

async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetchOrThrow(path, { signal: requestTimeout() });
  return (await response.json()) as Answer;
}
