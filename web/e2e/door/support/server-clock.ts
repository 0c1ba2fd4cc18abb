import { house } from '../../support/house.js';
import type { BrowserContext, Page } from '@playwright/test';
import type { Slot } from '../../support/slots.js';

const hourMs = 3_600_000;

/** Sets the server's clock to an hour before a slot; it runs on from there, and phones at the door follow it. */
export async function setServerClock(target: Page | BrowserContext, slot: Pick<Slot, 'date' | 'time'>): Promise<void> {
  const earlier = startOf(slot) - hourMs - Date.now();
  await target.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    if (!query.includes('query DoorDay')) return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { data: { doorManifest: { madeAt: string } | null } | null };
    // A session that has ended gets no manifest.
    if (body.data?.doorManifest) body.data.doorManifest.madeAt = new Date(Date.now() + earlier).toISOString();
    return route.fulfill({ response, json: body });
  });
}

function startOf({ date, time }: Pick<Slot, 'date' | 'time'>): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: house.timeZone, timeZoneName: 'longOffset' });
  const offset = format.formatToParts(new Date(`${date}T12:00Z`)).find(({ type }) => type === 'timeZoneName');
  return Date.parse(`${date} ${time} ${offset?.value}`);
}
