import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { thisHouse } from '#house/about/house.js';
import { fetchOrThrow } from '../lib/fetch-or-throw.js';
import type { House } from '../lib/house-hours.js';
import { requestTimeout } from '../lib/request-timeout.js';
import type { HouseDetails, SiteContent } from '../lib/site-content.js';
import { createLiveState, useLiveState } from './live-state.js';

/** The house's calendar and content. */
export const houseStore = createLiveState('house');

/** Calendar and content of the house; undefined while unknown. */
export function useHouse(): House | undefined {
  return useLiveState(houseStore);
}

/** Undefined while unknown, which it is in the build's pages. */
export function useHouseDetails(): HouseDetails | undefined {
  return useHouse()?.content?.house ?? undefined;
}

/** Whether large parties are asked about food: not in a house without restaurants. */
export function useOffersFood(): boolean {
  return useHouse()?.offersFood ?? thisHouse.offersFood;
}

/** What follows "call" where words alone can stand, with the way to write: whoever cannot call is not left alone. */
export function useReach(): string {
  const { phone: number = t({ message: 'us', context: 'call us' }), email } = useHouseDetails() ?? {};
  return email ? t`${number}, or write to ${email}` : t`${number}, or write to us on our contact page`;
}

/** Refetches calendar and content when a page opens, because hydration data can be stale. A failure changes nothing. */
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
