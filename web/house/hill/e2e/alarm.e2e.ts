import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../../../e2e/support/accessibility.js';
import { test } from '../../../e2e/support/test.js';
import { atEachWidth } from '../../../e2e/support/widths.js';

function push(page: Page) {
  return page.getByRole('region', { name: 'The alarm, in twelve seconds' }).getByRole('button').first();
}

function slide(page: Page) {
  return page.getByRole('slider', { name: 'Time on the clock' });
}

test('the link from home focuses the button; a press runs the alarm, a second one stops it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Press the alarm button' }).click();
  await expect(page).toHaveURL('/structures#alarm');
  await expect(push(page)).toBeFocused();
  await expect(push(page)).toHaveText('Press the alarm');
  await push(page).press('Enter');
  await expect(push(page)).toHaveText('Stop');
  await expect.poll(() => slide(page).inputValue().then(Number)).toBeGreaterThan(0.3);
  await push(page).press('Enter');
  await expect(push(page)).toHaveText('Go on');
});

test('every moment looks the same from both sides', async ({ page }) => {
  await page.goto('/structures#alarm');
  const styles = () =>
    page
      .locator('.alarm-moves, .alarm-moves [id]')
      // Where a hidden pose stands, nobody sees.
      .evaluateAll((groups) =>
        groups.map((group) => {
          const { style } = group as SVGElement;
          return style.visibility === 'hidden' ? 'hidden' : style.cssText;
        }),
      );
  const step = (place: number) => page.getByRole('button', { name: new RegExp(`^Step ${place}:`) });
  await step(5).click();
  await expect(page.locator('.alarm-moves').first()).toBeAttached();
  const forward = await styles();
  await step(7).click();
  await expect(step(7)).toHaveAttribute('aria-current', 'step');
  await step(5).click();
  await expect(step(5)).toHaveAttribute('aria-current', 'step');
  expect(await styles()).toEqual(forward);
  await slide(page).press('ArrowRight');
  await expect.poll(() => slide(page).inputValue().then(Number)).toBeCloseTo(4.65, 2);
  await slide(page).press('ArrowLeft');
  await expect.poll(styles).toEqual(forward);
});

test('with reduced motion a press goes from step to step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/structures#alarm');
  await push(page).press('Enter');
  await expect(page.getByRole('button', { name: /^Step 1:/ })).toHaveAttribute('aria-current', 'step');
  await push(page).press('Enter');
  await expect(page.getByRole('button', { name: /^Step 2:/ })).toHaveAttribute('aria-current', 'step');
  await expect(slide(page)).toBeHidden();
});

test('without scripts two pictures and a list tell it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/structures');
  await expect(page.getByText('The dealers form a circle and sing hymns')).toBeVisible();
  await expect(page.getByRole('img', { name: /Twelve seconds later/ })).toBeVisible();
  await expect(slide(page)).toBeHidden();
  await context.close();
});

test('sound is made after the press, unless it was turned off', async ({ page }) => {
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function count(...args) {
      document.documentElement.dataset.tones = String(Number(document.documentElement.dataset.tones ?? 0) + 1);
      start.apply(this, args);
    };
  });
  await page.goto('/structures#alarm');
  await page.getByRole('button', { name: 'Sound: on' }).click();
  await push(page).press('Enter');
  await expect(push(page)).toHaveText('Stop');
  await expect(page.locator('html[data-tones]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sound: off' }).click();
  await expect(page.locator('html[data-tones]')).toHaveCount(1);
});

test('the end of the alarm is accessible at every width, and every room can be looked into', async ({ page }) => {
  await page.goto('/structures#alarm');
  await page.getByRole('button', { name: /^Step 7:/ }).click();
  await expect(page.locator('.alarm-moves').first()).toBeAttached();
  await atEachWidth(page, async () => {
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.getByRole('button', { name: 'Tea Garden' }).first().click();
    await expect(page.getByRole('region', { name: 'Tea Garden' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Tea Garden' })).toHaveCount(0);
  });
});
