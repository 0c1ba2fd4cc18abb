import { expect, type Page } from '@playwright/test';
import { DoorPhone } from '../door/support/door-phone.js';
import { bookParty } from '../door/support/parties.js';
import { tourOf } from '../support/house.js';
import type { Slot } from '../support/slots.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

const linkOf = (page: Page, { name }: { readonly name: string }) => page.getByRole('link', { name });

async function openDay(page: Page, { date }: Slot): Promise<void> {
  await page.goto(`/admin?tab=calendar&view=day&date=${date}`);
  await expect(page.getByRole('list', { name: 'Times', exact: true })).toBeVisible();
}

test('the day shows a booking made elsewhere without a reload, and keeps what is typed', async ({
  page,
  request,
  slots,
}) => {
  const slot = await slots.take('standard');
  const opened = page.waitForResponse((response) => response.url().endsWith('/api/live'));
  await openDay(page, slot);
  expect((await opened).status()).toBe(200);
  await page.getByRole('button', { name: 'Change hours' }).click();
  const note = page.getByLabel('Note for visitors about the day');
  await note.fill('The gate is narrow');
  const first = await bookParty(request, slot, 3, 'Early');
  await expect(linkOf(page, first)).toBeVisible();
  await expect(note).toHaveValue('The gate is narrow');
  await expect(note).toBeFocused();
  const elsewhere = await slots.take('standard');
  await bookParty(request, elsewhere, 2, 'Elsewhere');
  const second = await bookParty(request, slot, 2, 'Later');
  await expect(linkOf(page, second)).toBeVisible();
});

test('without the stream the day is asked for every minute', async ({ page, request, slots }) => {
  await page.route('**/api/live', (route) => route.fulfill({ status: 503 }));
  await page.clock.install();
  const slot = await slots.take('standard');
  await openDay(page, slot);
  const party = await bookParty(request, slot, 2, 'Minute');
  await page.clock.fastForward(61_000);
  await expect(linkOf(page, party)).toBeVisible();
});

test('a phone at the door lists a party that books while it is open', async ({ browser, request, slots }) => {
  const slot = await slots.take('standard');
  const phone = await DoorPhone.open(browser, slot);
  const party = await bookParty(request, slot, 2, 'Larsen');
  // Another time of the day can be the one that is open.
  const time = new RegExp(`^${slot.time}(?: ${tourOf('standard').name})? 0 of 2 in$`);
  await phone.page.getByRole('group', { name: 'Times' }).getByRole('button', { name: time }).click();
  await expect(phone.page.getByRole('button', { name: party.name })).toContainText('0 of 2 in');
  await phone.close();
});
