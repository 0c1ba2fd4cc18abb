import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../support/accessibility.js';
import { test } from '../support/test.js';
import { atEachWidth } from '../support/widths.js';

async function expectHall(page: Page, shown: Readonly<Record<string, '0' | '1'>>): Promise<void> {
  for (const [layer, opacity] of Object.entries(shown)) {
    await expect(page.locator(`[data-layer="${layer}"]`)).toHaveCSS('opacity', opacity);
  }
}

const fullHouse = { tables: '1', lamps: '1', guests: '1', quiet: '0' } as const;
const innocent = { tables: '0', lamps: '0', guests: '0', quiet: '1' } as const;

test('the alarm clears the hall and brings it back, by keyboard too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Press the alarm button' }).click();
  await expect(page).toHaveURL('/structures#alarm');
  const alarm = page.getByRole('checkbox', { name: 'Alarm' });
  await expect(alarm).toBeInViewport();
  await expectHall(page, fullHouse);
  await alarm.press('Enter');
  await expect(alarm).toBeChecked();
  await expectHall(page, innocent);
  await expect(page.getByText('The dealers form a circle and sing hymns')).toBeVisible();
  await alarm.press('Space');
  await expectHall(page, fullHouse);
  await expect(page.getByText('The dealers form a circle and sing hymns')).toBeHidden();
});

test('it works without scripts and with reduced motion, and then offers no sound', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/structures');
  await page.getByRole('checkbox', { name: 'Alarm' }).check({ force: true });
  await expectHall(page, innocent);
  await expect(page.getByText('The dealers form a circle and sing hymns')).toBeVisible();
  await expect(page.getByLabel('Ring the bell')).toBeHidden();
  await context.close();
});

test('the bell rings only for those who asked for it', async ({ page }) => {
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function count(...args) {
      document.documentElement.dataset.tones = String(Number(document.documentElement.dataset.tones ?? 0) + 1);
      start.apply(this, args);
    };
  });
  await page.goto('/structures');
  const alarm = page.getByRole('checkbox', { name: 'Alarm' });
  await alarm.press('Space');
  await expect(alarm).toBeChecked();
  await expect(page.locator('html[data-tones]')).toHaveCount(0);
  await alarm.press('Space');
  await page.getByLabel('Ring the bell').check();
  await alarm.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-tones', '2');
});

test('the cleared hall is accessible at every width, and every hot spot can be reached', async ({ page }) => {
  await page.goto('/structures');
  await page.getByRole('checkbox', { name: 'Alarm' }).press('Space');
  await expectHall(page, innocent);
  await atEachWidth(page, async () => {
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.getByRole('button', { name: 'Tea Garden' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Tea Garden' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
