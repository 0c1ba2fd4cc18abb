import { expect, test } from '@playwright/test';

const box = { name: 'Show only what is on record' };

test('the switch hides what is not on record on every page, even before scripts load, and is remembered', async ({
  page,
}) => {
  await page.route('**/assets/start-site-*.js', (route) => route.abort());
  await page.goto('/structures');
  const cooling = page.getByRole('heading', { name: 'Cooling System' });
  await expect(cooling).toBeVisible();
  await page.getByRole('checkbox', box).first().check();
  await expect(cooling).toBeHidden();
  await expect(page.getByText('five doors before a guest reached it')).toBeHidden();
  await expect(page.getByText('A gaming floor under a restaurant')).toBeVisible();

  await page.goto('/famous-infamous');
  await expect(page.getByText('No guest’s visit to the hill is on record.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hollywood Stars' })).toBeHidden();
  for (const each of await page.getByRole('checkbox', box).all()) await expect(each).toBeChecked();

  await page.goto('/prophecy');
  await expect(page.getByText('We will own that place')).toBeHidden();
  await expect(page.getByText('What is told here is not on record.')).toHaveCount(2);
  await page.getByRole('checkbox', box).last().uncheck();
  await expect(page.getByText('We will own that place')).toBeVisible();
});

test('drawings with people say that they are invented', async ({ page }) => {
  const mark = page.getByText('The people in this drawing are invented.');
  for (const [path, drawings] of [
    ['/', 6],
    ['/structures', 1],
  ] as const) {
    await page.goto(path);
    const choice = page.getByRole('contentinfo').getByRole('checkbox', box);
    await expect(mark.first()).toBeHidden();
    await choice.check();
    await expect(mark.filter({ visible: true })).toHaveCount(drawings);
    await choice.uncheck();
  }
});

test('what is told becomes chalk, on the hill cut open and in the rooms', async ({ page }) => {
  const hill = page.getByRole('img', { name: /with only what is on record in color/ });
  await page.goto('/structures');
  await expect(hill).toBeHidden();
  await page.getByRole('checkbox', box).first().check();
  await expect(hill).toBeVisible();
  await page.goto('/');
  const rooms = page.locator('[data-scene] img');
  await expect(rooms.filter({ visible: true }).and(page.locator('[data-chalk]'))).toHaveCount(5);
  await expect(rooms.filter({ visible: true }).and(page.locator('[data-paint]'))).toHaveCount(0);
  await page.getByRole('checkbox', box).first().uncheck();
  await expect(rooms.filter({ visible: true }).and(page.locator('[data-chalk], [data-kept]'))).toHaveCount(0);
});

test('a page that shows only what is on record has no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('hilltop:on-record', '1');
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/structures', '/crusade-begins', '/archive']) {
    await page.goto(path);
    await page.locator('html').dispatchEvent('touchstart');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.getByRole('checkbox', box).first()).toBeChecked();
    const moved = await page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    expect(moved).toBeLessThanOrEqual(0.01);
  }
});

test('after navigation, all switches show the current choice', async ({ page }) => {
  await page.goto('/archive');
  await page.getByRole('checkbox', box).first().check();
  await expect(page.getByText('Moving walls and fold-away tables')).toBeHidden();
  await page.getByRole('link', { name: 'Structures' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'There was a casino under this floor.' })).toBeVisible();
  for (const each of await page.getByRole('checkbox', box).all()) await expect(each).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Cooling System' })).toBeHidden();
});
