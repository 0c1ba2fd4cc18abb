import { expect } from '@playwright/test';
import { test } from '../../../e2e/support/test.js';

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

for (const viewport of screens) {
  test(`the mill says at ${viewport.width} px who it is, what a tour costs and when, and leads to the tours`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Slate Creek Mill' });
    const button = hero.getByRole('link', { name: 'Book a tour' });
    const told = [
      page.getByRole('heading', { level: 1, name: 'Slate Creek Mill' }),
      hero.getByText('We still grind by water.'),
      hero.getByText(/^Tours from \$14$/),
      hero.getByText(/^Next tour \w+, \d/),
      button,
    ];
    for (const each of told) await expect(each).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(page).toHaveURL('/tours');
    await expect(page.getByRole('heading', { name: 'Grist and Gears' })).toBeVisible();
  });
}

test('the wheel turns, and stands still for a visitor who wants no motion', async ({ page }) => {
  await page.goto('/');
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(running).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).toBe(0);
});

test('the mill has no story, no map and no card', async ({ page }) => {
  for (const path of ['/timeline', '/structures', '/famous-infamous', '/media']) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
  await expect(page.getByText('The water never came down this race.')).toBeVisible();
});
