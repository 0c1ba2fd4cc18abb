import { expect, type Locator } from '@playwright/test';
import { longDate } from '../../kit/lib/venue-dates.js';
import type { AdminPage } from './admin-page.js';
import { tourOf } from './house.js';
import type { Slot } from './slots.js';

/** The next year, after this one, in which a date is not a Monday, which is usually closed. @param date MM-DD */
export function yearToClose(date: string): number {
  const thisYear = new Date().getFullYear();
  const isMonday = new Date(`${thisYear + 1}-${date}T12:00:00Z`).getUTCDay() === 1;
  return thisYear + (isMonday ? 2 : 1);
}

export async function openHolidays({ page }: AdminPage, year: number): Promise<Locator> {
  await page.goto('/admin?tab=calendar&view=holidays');
  await page.getByLabel('Year', { exact: true }).selectOption(String(year));
  const list = page.getByRole('list', { name: `Holidays of ${year}` });
  await expect(list).toBeVisible();
  return list;
}

export async function closeHoliday(admin: AdminPage, list: Locator, name: string): Promise<void> {
  await list.getByRole('checkbox', { name }).check();
  await admin.page.getByLabel('Banner on the site').selectOption('none');
  await admin.button('Close 1 day').click();
  await admin.expectToast('1 day closed', 'The calendar and the hours show it now. You can reopen each on its day.');
  await expect(list.getByText('Closed already').first()).toBeVisible();
}

/** Pages through the rota to a time without a guide. @returns its label, and the select for a guide */
export async function openRota({ page }: AdminPage, slot: Slot): Promise<{ label: RegExp; choice: Locator }> {
  const heading = page.getByRole('heading', { name: 'Who leads what' });
  await page.goto('/admin?tab=rota');
  await expect(heading).toBeVisible();
  const weeks = Math.floor((Date.parse(slot.date) - Date.now()) / (7 * 86_400_000)) + 2;
  // Other tests add tours that share its times.
  const label = new RegExp(`^Guide of .*${tourOf('standard').name}.* on ${longDate(slot.date)}, ${slot.time}$`);
  const choice = page.getByRole('region', { name: 'No guide yet' }).getByLabel(label);
  // The names of tours come by a query of their own.
  const named = () => expect(page.getByText(/^Tour, \d+ guest/)).toHaveCount(0);
  await named();
  for (let week = 0; week < weeks && (await choice.count()) === 0; week += 1) {
    await page.getByRole('button', { name: 'The week after', exact: true }).click();
    await expect(heading).toBeVisible();
    await expect(page.getByText('Loading rota...')).toHaveCount(0);
    await named();
  }
  await expect(choice).toBeVisible();
  return { label, choice };
}

export async function chooseGuide(
  { page }: AdminPage,
  { label, choice }: { label: RegExp; choice: Locator },
): Promise<void> {
  const offered = await choice.locator('option').allInnerTexts();
  // Who is busy is refused.
  const index = offered.findIndex((name, at) => at > 0 && !name.endsWith(', busy'));
  await choice.selectOption({ index });
  await expect(choice).toHaveCount(0);
  const name = offered[index] ?? '';
  await expect(page.getByRole('region', { name }).getByLabel(label)).toBeVisible();
}
