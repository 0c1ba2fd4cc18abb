import type { BrowserContext, Page } from '@playwright/test';
import type { Slot } from '../../support/slots.js';

const hourMs = 3_600_000;

/**
 * The server says that a slot begins in an hour, and goes on from there: a phone at the door believes its clock, and shows the
 * list of the next start.
 */
export async function setServerClock(target: Page | BrowserContext, slot: Pick<Slot, 'date' | 'time'>): Promise<void> {
  const earlier = startOf(slot) - hourMs - Date.now();
  await target.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    if (!query.includes('query DoorDay')) return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { data: { doorManifest: { madeAt: string } | null } | null };
    // There is none for a session that has ended.
    if (body.data?.doorManifest) body.data.doorManifest.madeAt = new Date(Date.now() + earlier).toISOString();
    return route.fulfill({ response, json: body });
  });
}

function startOf({ date, time }: Pick<Slot, 'date' | 'time'>): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', timeZoneName: 'longOffset' });
  const offset = format.formatToParts(new Date(`${date}T12:00Z`)).find(({ type }) => type === 'timeZoneName');
  return Date.parse(`${date} ${time} ${offset?.value}`);
}
