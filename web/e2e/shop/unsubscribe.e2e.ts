import { expect } from '@playwright/test';
import { expectAccessible, expectGoodLayout } from '../support/accessibility.js';
import { press } from '../support/keyboard.js';
import { test } from '../support/test.js';

// The answer is the same for every token.
const address = `/unsubscribe/${'A'.repeat(43)}`;

test('mails after visits end by one press, on a page that is accessible at every width', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Don’t write to me again' })).toBeVisible();
  await expectGoodLayout(page, 'unsubscribe');
  await press(page, 'Stop these mails');
  await expect(page.getByRole('heading', { level: 1, name: 'We don’t write to you again' })).toBeVisible();
  await expect(page.locator(':focus')).toContainText('We don’t write to you again');
  await expectAccessible(page);
  await page.goto(`${address}?done`);
  await expectGoodLayout(page, 'unsubscribe-done');
});
