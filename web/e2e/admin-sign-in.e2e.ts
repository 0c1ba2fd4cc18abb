import { expect } from '@playwright/test';
import { expectAccessible } from './support/look.js';
import { newName, StaffDesk, staffEmail, staffPassword, tabs } from './support/staff-desk.js';
import { test } from './support/test.js';

test('a stranger sees the sign-in alone, and nothing of the staff’s is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  const desk = new StaffDesk(page);
  const response = await page.goto('/admin?tab=orders');
  expect(response?.status()).toBe(200);
  await expect(desk.heading('Sign in')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  expect(asked).toEqual([]);
  await expectAccessible(page);
});

test('the demo names its account and not its password', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/admin');
  await expect(page.getByText(staffEmail)).toBeVisible();
  await expect(page.getByText('make start')).toBeVisible();
  expect(await page.content()).not.toContain(staffPassword());
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes(staffPassword()) || text.includes(staffEmail))).toEqual([]);
});

test('a wrong password is refused, the right one opens the panel, and signing out shuts it', async ({ page }) => {
  const desk = new StaffDesk(page);
  await page.goto('/admin');
  await desk.button('Sign in').click();
  await expect(page.getByText('E-mail is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await desk.signIn('not the password');
  await expect(page.getByRole('alert')).toContainText('E-mail or password is not right');
  await expect(page.getByLabel('E-mail')).toHaveValue(staffEmail);
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);

  await desk.signIn();
  await expect(desk.heading('Admin Panel')).toBeFocused();
  await expect(page.getByText('Manage products, tours and content')).toBeVisible();
  for (const tab of tabs) await expect(desk.tab(tab)).toBeVisible();
  await expect(desk.tab('Products')).toHaveAttribute('aria-selected', 'true');
  const { cookies } = await page.context().storageState();
  expect(cookies.find(({ name }) => name.includes('staff'))).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  await page.reload();
  await expect(desk.heading(/^Existing Products \(\d+\)$/)).toBeVisible();
  await desk.button('Sign out').click();
  await expect(desk.heading('Sign in')).toBeVisible();
  await expect(desk.heading('Admin Panel')).toBeFocused();
  await page.reload();
  await expect(desk.heading('Sign in')).toBeVisible();
});

test('somebody who guesses is slowed down, and told for how long', async ({ page }) => {
  const desk = new StaffDesk(page);
  const guessed = `${newName('guess').replaceAll(' ', '-')}@example.test`;
  await page.goto('/admin');
  for (let guess = 0; guess < 6; guess += 1) {
    await page.request.post('/api/staff/sign-in', { data: { email: guessed, password: `guess ${guess}` } });
  }
  await desk.signIn('another guess', guessed);
  await expect(page.getByRole('alert')).toContainText('Too many attempts');
  await expect(page.getByText(/^You can try again in \d+ seconds?\.$/)).toBeVisible();
  await expect(desk.button('Sign in')).toBeDisabled();
  await expect(page.getByLabel('Password')).toHaveValue('another guess');
  await expect(page.getByText('You can try again now.')).toBeVisible({ timeout: 20_000 });
  await expect(desk.button('Sign in')).toBeEnabled();
});

test('a desk that does not answer loses nothing that was typed', async ({ page }) => {
  const desk = new StaffDesk(page);
  let isDown = true;
  await page.route('**/api/staff/*', (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('The desk does not answer');
  await expectAccessible(page);
  isDown = false;
  await desk.button('Try again').click();
  await expect(desk.heading('Sign in')).toBeVisible();
  isDown = true;
  await desk.signIn();
  await expect(page.getByRole('alert')).toContainText('No answer came');
  await expect(page.getByLabel('Password')).toHaveValue(staffPassword());
  isDown = false;
  await desk.button('Sign in').click();
  await expect(desk.tab('Products')).toBeVisible();
});

test('the History page is one press away', async ({ page }) => {
  const desk = new StaffDesk(page);
  await desk.open();
  await page.getByRole('link', { name: 'View History Page' }).click();
  await expect(page).toHaveURL('/history');
});
