import { expect } from '@playwright/test';
import { test } from '../support/test.js';
import { atEachWidth } from '../support/widths.js';

const storyPages = ['/', '/history', '/timeline', '/structures', '/famous-infamous', '/archive', '/media', '/prophecy'];

test('the header links to the booking at every width', async ({ page }) => {
  await page.goto('/media');
  await atEachWidth(page, async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book', exact: true })).toBeInViewport();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tours' })).toBeVisible();
});

test('every story page ends with a link to the booking', async ({ page }) => {
  for (const path of storyPages) {
    await page.goto(path);
    const end = page.getByRole('region', { name: 'The gate opens by appointment.' });
    await expect(end.getByRole('link', { name: 'Book Your Tour' }), path).toHaveAttribute('href', '/tours');
    expect(await end.evaluate((band) => band === document.querySelector('main')?.lastElementChild), path).toBe(true);
  }
});

test('a room and an era link to the tour that shows them', async ({ page }) => {
  await page.goto('/structures');
  await page.getByRole('button', { name: 'Tea Garden', exact: true }).last().click();
  await page.getByRole('dialog').getByRole('link', { name: 'See it on a tour' }).click();
  await expect(page).toHaveURL('/book-tour?tour=standard');
  await page.goto('/history#the-lone-wolf-raid');
  await page.getByRole('link', { name: 'See it on a tour' }).click();
  await expect(page).toHaveURL('/book-tour?tour=premium');
});
