import { expect } from '@playwright/test';
import { test } from '../support/test.js';
import { atEachWidth } from '../support/widths.js';

test('the header links to the booking at every width', async ({ page }) => {
  await page.goto('/contact');
  await atEachWidth(page, async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book', exact: true })).toBeInViewport();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tours' })).toBeVisible();
});
