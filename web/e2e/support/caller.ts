import { expect, type Page } from '@playwright/test';
import type { Slot } from './slots.js';

export async function takeCall(page: Page, slot: Slot, guests: number, lastName: string): Promise<void> {
  // The label is "Adults" once some tour sells other types too.
  await page.getByLabel(/^(Guests|Adults)$/).fill(String(guests));
  await page.getByLabel('Day', { exact: true }).fill(slot.date);
  const option = page
    .getByLabel('Time')
    .locator('option', { hasText: `${slot.time}, ` })
    .first();
  await expect(option).toBeAttached();
  await page.getByLabel('Time', { exact: true }).selectOption((await option.getAttribute('value')) ?? '');
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Phone').fill('817-555-0168');
}
