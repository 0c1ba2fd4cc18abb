import { expect, type Locator, type Page } from '@playwright/test';
import { dayMs } from './slots.js';

/** More presses than any page of the site has tab stops. */
const mostPresses = 120;

/** Presses Tab until the element has the focus. Throws when Tab never gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Goes to a field by Tab and types over what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Walks from the focused day to another one with the arrow keys. */
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
