import { expect } from '@playwright/test';
import { fromPanel } from '#house/about/navigation.js';
import { expectAccessible, expectGoodLayout, expectNoSideScroll } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { bookElsewhere } from '../support/bookings.js';
import { paper } from '../support/house.js';
import { tabTo } from '../support/keyboard.js';
import { uniqueName } from '../support/names.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';
import { widths } from '../support/widths.js';

test.use({ storageState: staffSession });

test('Ctrl K finds a booking, a message and a page from wherever one is', async ({ page, request, slots }) => {
  const admin = new AdminPage(page);
  const lastName = uniqueName('Sought').replaceAll(' ', '');
  const email = `${lastName.toLowerCase()}@example.test`;
  const phone = '817-555-0100';
  const data = { firstName: 'Ada', lastName, email, phone, subject: 'tour-inquiry', message: 'When?' };
  expect((await request.post('/api/contact', { data })).ok()).toBe(true);
  const guest = await bookElsewhere(request, await slots.take('standard'), 2);
  const search = page.getByRole('search').getByRole('searchbox', { name: /^Find a booking/ });

  await admin.open('Images');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(search).toBeFocused();
  await page.keyboard.type(guest);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/bookings\/HT-/);
  await expect(page.getByText(guest)).toBeVisible();
  await expect(admin.tab('Bookings')).toHaveAttribute('aria-current', 'page');

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(lastName);
  const found = page.getByRole('link', { name: new RegExp(`^Ada ${lastName}`) });
  await expect(found).toBeVisible();
  await expectGoodLayout(page, 'admin-search');
  await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(admin.row(lastName)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Messages', exact: true })).toBeFocused();
  await expect(admin.tab('Messages')).toHaveAccessibleName(/^Messages \d+ needs? attention$/);

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('record');
  await page.getByRole('link', { name: 'Record', exact: true }).last().click();
  await expect(admin.heading(/^Record of staff actions/)).toBeVisible();
  await expect(admin.tab('Record')).toHaveAttribute('aria-current', 'page');
});

test('on a phone More opens all pages, and Escape returns to it', async ({ page }) => {
  const admin = new AdminPage(page);
  await page.setViewportSize(widths.phone);
  await page.goto('/admin');
  const bar = page.getByRole('navigation', { name: 'Daily' });
  for (const name of ['Today', 'Calendar', 'Bookings', 'Door']) {
    await expect(bar.getByRole('link', { name: new RegExp(`^${name}`) })).toBeInViewport();
  }
  await tabTo(page, admin.more);
  await page.keyboard.press('Enter');
  const all = admin.dialog('Admin Panel');
  await expect(all.getByRole('link', { name: /^Personal data|^Staff/ })).toHaveText('Staff');
  await expect(all.getByRole('link', { name: fromPanel.label })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.keyboard.press('Escape');
  await expect(all).toHaveCount(0);
  await expect(admin.more).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, all.getByRole('link', { name: 'Products' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused();
  await expect(admin.heading(/^Existing Products/)).toBeVisible();
});

test('a page whose script is missing leaves the others as they are', async ({ page }) => {
  const admin = new AdminPage(page);
  const script = /\/assets\/orders-tab-[\w-]+\.js$/;
  await admin.open('Products');
  await admin.form('Create New Product').getByLabel('Name').fill('Half a name');
  await page.route(script, (route) => route.abort());
  await admin.goTo('Orders');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page couldn’t be shown');
  await expectAccessible(page);
  await admin.goTo('Products');
  await expect(admin.form('Create New Product').getByLabel('Name')).toHaveValue('Half a name');
  await page.unroute(script);
  await admin.goTo('Orders');
  // Some releases of Chromium keep a failed import for the document's life, others fetch it again.
  const orders = admin.heading(/^Orders \(\d+\)$/);
  await expect(admin.button('Load the panel again').or(orders)).toBeVisible();
  if (!(await orders.isVisible())) await admin.button('Load the panel again').click();
  await expect(orders).toBeVisible();
});

test('without its first script, the panel says so in its own colors', async ({ context }) => {
  // Not the fixture's: it waits for the scripts.
  const page = await context.newPage();
  await page.route(/\/assets\/staff-[\w-]{8}\.js$/, (route) => route.abort());
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('This page couldn’t be loaded fully.');
  await expect(page.locator('html')).toHaveCSS('background-color', paper);
  await page.unroute(/\/assets\/staff-[\w-]{8}\.js$/);
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the site is another document, and the way back is the panel', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.open('Products');
  await page.evaluate(() => document.body.setAttribute('data-panel', ''));
  await page.getByRole('link', { name: fromPanel.label }).click();
  await expect(page).toHaveURL(fromPanel.to);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('body[data-panel]')).toHaveCount(0);
  await page.goBack();
  await expect(admin.form('Create New Product')).toBeVisible();
});
