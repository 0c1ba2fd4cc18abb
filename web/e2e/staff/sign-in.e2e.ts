import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { AdminPage, entries } from '../support/admin-page.js';
import { uniqueEmail } from '../support/names.js';
import { staffEmail, staffPassword } from '../support/staff-session.js';
import { test } from '../support/test.js';

test('a stranger sees the sign-in alone, and nothing of the staff is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  const admin = new AdminPage(page);
  const response = await page.goto('/admin?tab=orders');
  expect(response?.status()).toBe(200);
  await expect(admin.heading('Sign in')).toBeVisible();
  await expect(admin.navigation).toHaveCount(0);
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

test('a wrong password is refused, the right one opens the panel, and signing out closes it', async ({ page }) => {
  const admin = new AdminPage(page);
  await page.goto('/admin');
  await admin.button('Sign in').click();
  await expect(page.getByText('E-mail is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(admin.email).toBeFocused();
  await admin.signIn('not the password');
  await expect(page.getByRole('alert')).toContainText('Wrong e-mail or password');
  await expect(admin.email).toHaveValue(staffEmail);
  await expect(admin.password).toHaveValue('');
  await expect(admin.password).toBeFocused();
  await expectAccessible(page);

  await admin.signIn();
  await expect(admin.heading('Admin Panel')).toBeFocused();
  await expect(page.getByText('Who is coming today, what is missing, and what needs an answer')).toBeVisible();
  await expect(page).toHaveTitle(/^Today, Admin Panel/);
  for (const tab of entries) await expect(admin.tab(tab)).toBeVisible();
  await expect(admin.tab('Today')).toHaveAttribute('aria-current', 'page');
  const { cookies } = await page.context().storageState();
  expect(cookies.find(({ name }) => name.includes('staff'))).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  await admin.goTo('Products');
  await expect(page.getByText('Manage products, tours and content')).toBeVisible();
  await expect(page).toHaveTitle(/^Products, Admin Panel/);
  await admin.goTo('Today');

  await page.reload();
  await expect(admin.heading('Needs attention')).toBeVisible();
  await admin.button('Sign out').click();
  await expect(admin.heading('Sign in')).toBeVisible();
  await expect(admin.heading('Admin Panel')).toBeFocused();
  await page.reload();
  await expect(admin.heading('Sign in')).toBeVisible();
});

test('guessing is slowed down, and the page says for how long', async ({ page }) => {
  const admin = new AdminPage(page);
  const guessed = uniqueEmail('guess');
  await page.goto('/admin');
  for (let guess = 0; guess < 6; guess += 1) {
    await page.request.post('/api/staff/sign-in', { data: { email: guessed, password: `guess ${guess}` } });
  }
  // If typing takes longer than the first wait, the server refuses once more and the wait doubles.
  await expect(async () => {
    await admin.signIn('another guess', guessed);
    await expect(page.getByRole('alert')).toContainText('Too many attempts', { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(/^You can try again in \d+ seconds?\.$/)).toBeVisible();
  await expect(admin.button('Sign in')).toBeDisabled();
  await expect(admin.password).toHaveValue('another guess');
  await expect(page.getByText('You can try again now.')).toBeVisible();
  await expect(admin.button('Sign in')).toBeEnabled();
});

test('a panel whose server does not answer loses nothing that was typed', async ({ page }) => {
  const admin = new AdminPage(page);
  let isDown = true;
  await page.route('**/api/staff/*', (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('The admin panel is not available');
  await expectAccessible(page);
  isDown = false;
  await admin.button('Try again').click();
  await expect(admin.heading('Sign in')).toBeVisible();
  isDown = true;
  await admin.signIn();
  await expect(page.getByRole('alert')).toContainText('No answer from the server');
  await expect(admin.password).toHaveValue(staffPassword());
  isDown = false;
  await admin.button('Sign in').click();
  await expect(admin.tab('Products')).toBeVisible();
});
