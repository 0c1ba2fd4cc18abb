import { expect } from '@playwright/test';
import { structuredTypes } from '../../../../e2e/site/support/structured-types.js';
import { test } from '../../../../e2e/support/test.js';

const storyPages = ['/history', '/timeline', '/structures', '/famous-infamous', '/archive', '/media', '/prophecy'];

test('every story page ends with price, hours, way and number, and a link to the booking', async ({ page }) => {
  for (const path of storyPages) {
    await page.goto(path);
    const end = page.getByRole('region', { name: 'A visit in short' });
    await expect(end, path).toContainText('from $');
    await expect(end.getByRole('link', { name: '817-987-1716' }), path).toHaveAttribute('href', 'tel:+18179871716');
    await expect(end.getByRole('link', { name: 'Book Your Tour' }), path).toHaveAttribute('href', '/tours');
    expect(await end.evaluate((band) => band === document.querySelector('main')?.lastElementChild), path).toBe(true);
  }
});

test('a room and an era link to the tour that shows them', async ({ page }) => {
  await page.goto('/structures');
  await page.getByRole('button', { name: 'Tea Garden', exact: true }).last().click();
  await page.getByRole('region', { name: 'Tea Garden' }).getByRole('link', { name: 'See it on a tour' }).click();
  await expect(page).toHaveURL('/book-tour?tour=standard');
  await page.goto('/history#the-lone-wolf-raid');
  await page.getByRole('link', { name: 'See it on a tour' }).click();
  await expect(page).toHaveURL('/book-tour?tour=premium');
});

test('structured data name the way to a chapter', async ({ page }) => {
  await page.goto('/prophecy');
  expect(await structuredTypes(page)).toEqual(['BreadcrumbList']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a part of the guests is there by its address', async ({ page }) => {
    // The very first live page can be the prerendered one: the gateway renders the next.
    await expect(async () => {
      await page.goto('/famous-infamous?category=music');
      await expect(page.getByRole('heading', { level: 1, name: 'Music Legends' })).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});
