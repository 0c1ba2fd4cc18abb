import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.js';
import { Visitor } from './support/visitor.js';

/** Presses Tab until something has the focus: if it cannot be reached that way, the test fails. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
};

const typeIn = async (page: Page, label: string | RegExp, text: string): Promise<void> => {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
};

test('the keyboard alone leads through all six steps', async ({ page }) => {
  const visitor = new Visitor(page, 'keys');
  const { keyboard } = page;
  await page.clock.install();
  await page.goto('/tours');
  await tabTo(page, page.getByRole('link', { name: /^Book Online/ }).first());
  await keyboard.press('Enter');
  await visitor.isAt('date');

  await tabTo(page, visitor.button(/^Go to the following month/));
  const shown = await page.locator('.rdp-caption_label').textContent();
  await keyboard.press('Enter');
  await expect(page.locator('.rdp-caption_label')).not.toHaveText(shown ?? '');
  const focusedDay = page.locator('.rdp-day_button:focus');
  await expect(page.locator('.rdp-month_grid')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await tabTo(page, page.locator('.rdp-day_button[tabindex="0"]'));
  const first = await focusedDay.textContent();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowRight');
  await expect(focusedDay).not.toHaveText(first ?? '');
  await expect(focusedDay).toBeEnabled();
  await keyboard.press('PageDown');
  await expect(focusedDay).toBeVisible();
  await keyboard.press('PageUp');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await keyboard.press('Enter');
  await expect(page.locator('.rdp-selected')).toHaveCount(1);
  const free = page.getByRole('button', { name: /(AM|PM) *(All seats free|\d+ seats left)/ }).last();
  await tabTo(page, free);
  await keyboard.press('Space');
  await expect(free).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, visitor.button('Next'));
  await keyboard.press('Enter');

  await expect(visitor.heading('details')).toBeFocused();
  await expect(page).toHaveTitle(/^Book a tour, step 2 of 6: your details/);
  await typeIn(page, 'First name', 'Ada');
  await typeIn(page, 'Last name', 'Marshall');
  await typeIn(page, 'Email', visitor.email);
  await typeIn(page, 'Phone', '817-555-0100');
  await tabTo(page, page.getByLabel('Group size'));
  await keyboard.type('10');
  await expect(page.getByLabel('Group size')).toHaveValue('10');
  await tabTo(page, visitor.button('Continue'));
  await keyboard.press('Enter');

  await expect(visitor.heading('waiver')).toBeFocused();
  await tabTo(page, page.getByRole('checkbox'));
  await keyboard.press('Space');
  await tabTo(page, visitor.button('Continue'));
  await keyboard.press('Enter');

  await expect(visitor.heading('food')).toBeFocused();
  await tabTo(page, page.getByLabel('No food'));
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Chick-fil-A' })).toBeChecked();
  await tabTo(page, visitor.button(/^One more/));
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await tabTo(page, visitor.button('Continue'));
  await keyboard.press('Enter');

  await expect(visitor.heading('payment')).toBeFocused();
  await typeIn(page, 'Card number', '4242424242424242');
  await typeIn(page, 'Name on card', 'Ada Marshall');
  await typeIn(page, 'Expiry date', '1230');
  await typeIn(page, 'CVV', '123');
  await keyboard.press('Enter');
  await page.clock.fastForward(2000);

  await expect(visitor.heading('ticket')).toBeFocused();
  await expect(page).toHaveTitle(/^Book a tour, step 6 of 6: your ticket/);
  await tabTo(page, visitor.button('Print Ticket'));
  await tabTo(page, page.getByRole('link', { name: 'Return to Home' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
