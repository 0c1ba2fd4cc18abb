import { expect, type Locator, type Page } from '@playwright/test';
import { type BookingPage, goodCard, monthAndYear } from './booking-page.js';
import { dayMs, type Slot } from './slots.js';

/** More than any page has tab stops. */
const mostPresses = 120;

/** Presses Tab until the element has focus. Throws if it never gets it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Moves from the focused day to another with the arrow keys. */
export async function walkTo(page: Page, date: string): Promise<void> {
  const focused = page.locator('td:has(.rdp-day_button:focus)');
  const target = Date.parse(date);
  for (let presses = 0; presses < 60; presses += 1) {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const days = (target - Date.parse((await focused.getAttribute('data-day')) ?? '')) / dayMs;
    if (days === 0) return;
    const [back, forward] = Math.abs(days) >= 7 ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    await page.keyboard.press(days < 0 ? back : forward);
  }
  throw new Error(`The arrow keys do not reach ${date}`);
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: typeof name === 'string' }));
  await page.keyboard.press('Enter');
}

/** By keyboard only. */
export async function goToDay(booking: BookingPage, { date }: Slot): Promise<void> {
  const { page } = booking;
  await expect(booking.month).toBeVisible();
  for (let turns = 0; turns < 6 && (await booking.month.textContent()) !== monthAndYear(date); turns += 1) {
    const shown = await booking.month.textContent();
    await press(page, /^Go to the next month/);
    await expect(booking.month).not.toHaveText(shown ?? '');
  }
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await tabTo(page, page.locator('.rdp-day_button[tabindex="0"]'));
  await walkTo(page, date);
  await page.keyboard.press('Enter');
}

export async function typeCard(page: Page): Promise<void> {
  await typeInto(page, page.getByLabel('Card number'), goodCard.number);
  await typeInto(page, page.getByLabel('Name on card'), goodCard.name);
  await typeInto(page, page.getByLabel('Expiry date'), goodCard.expiry);
  await typeInto(page, page.getByLabel('CVV'), goodCard.cvv);
}
