import { type APIRequestContext, expect } from '@playwright/test';
import { expectAccessible, expectGoodLayout, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { AdminPage, tabs } from '../support/admin-page.js';
import { bookParty } from '../support/bookings.js';
import { holdOperation, onOperation, requestGraphql } from '../support/graphql.js';
import { newImage } from '../support/image-file.js';
import { uniqueName } from '../support/names.js';
import { createProduct, updateProduct } from '../support/products.js';
import type { SlotAllocator } from '../support/slots.js';
import { signInByRequest, staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';
import { atEachWidth, widths } from '../support/widths.js';

test('the sign-in is accessible and fits the window at every width', async ({ page }) => {
  const admin = new AdminPage(page);
  await page.goto('/admin');
  await expect(page.getByText('This is a demo')).toBeVisible();
  await atEachWidth(page, () => expect(admin.button('Sign in')).toBeInViewport());
  await expectGoodLayout(page, 'admin-sign-in');
});

/** Each tab is checked three times: all in one test would take too long on a busy machine. */
const half = tabs.length / 2;
for (const [which, names] of [
  ['first', tabs.slice(0, half)],
  ['other', tabs.slice(half)],
] as const)
  test(`the ${which} half of the tabs is accessible and fits the window at every width`, async ({ page }) => {
    const admin = new AdminPage(page);
    await admin.openWithOwnSession();
    for (const tab of names) {
      await admin.goTo(tab);
      await expect(
        page
          .getByRole('main')
          .getByRole('heading', {
            name: /\(\d+\)$|^Next arrivals|^Next open day|^Kitchen sheet|^Takings by day|^How full|^Ticket types|to be read$|is read$|^[A-Z][a-z]+ \d{4}$|^Personal data of|^Who leads what|^How many, and when/,
          })
          .first(),
      ).toBeVisible();
      await expectGoodLayout(page, `admin-${tab.toLowerCase()}`);
    }
  });

test('a list that loads, fails or is empty is accessible and fits the window at every width', async ({ page }) => {
  const admin = new AdminPage(page);
  const nothing = { data: { orders: { __typename: 'OrderPage', total: 0, orders: [] } } };
  let isDown = true;
  await onOperation(page, 'StaffOrders', (route) =>
    isDown ? route.abort('connectionrefused') : route.fulfill({ json: nothing }),
  );
  const release = await holdOperation(page, 'StaffOrders');
  await admin.openWithOwnSession('Orders');
  await expect(page.getByText('Loading orders...')).toBeAttached();
  await expectGoodLayout(page, 'admin-loading');
  release();
  await expect(page.getByRole('alert')).toContainText('The orders could not be loaded');
  await expectGoodLayout(page, 'admin-failed');
  isDown = false;
  await admin.button('Try again').click();
  await expect(page.getByText('No orders yet.')).toBeVisible();
  await expectGoodLayout(page, 'admin-empty');
});

test('forms, dialogs and refusals are accessible and fit the window at every width', async ({ page, staff }) => {
  const admin = new AdminPage(page);
  const name = uniqueName('Vase');
  const product = await createProduct(staff, name);
  await signInByRequest(page.request);
  await admin.open();
  await atEachWidth(page, async (width) => {
    // On a desktop the form is next to the list; elsewhere a button opens it.
    if (width !== 'desktop') await admin.button('Create New Product').click();
    await admin.button('Create Product').click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    if (width !== 'desktop') await admin.button('Close').click();
  });

  await admin.searchProducts(name);
  await admin.button(`Edit ${name}`).click();
  const dialog = admin.dialog(`Edit ${name}`);
  await dialog.getByLabel('Price, $').fill('99');
  await expectGoodLayout(page, 'admin-edit');
  await updateProduct(staff, product, { price: '13.00' });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Someone else changed this product');
  await expectGoodLayout(page, 'admin-changed-meanwhile');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // From now on, on a phone.
  await page.setViewportSize(widths.phone);
  await admin.button(`Withdraw ${name}`).click();
  await expect(admin.dialog(`Withdraw ${name}?`)).toBeVisible();
  await expectGoodLayout(page, 'admin-withdraw');
  await admin.dialog(`Withdraw ${name}?`).getByRole('button', { name: 'Cancel' }).click();

  await admin.goTo('Images');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await page.getByLabel('Choose images').setInputFiles([newImage(`${name}.png`), notes]);
  await admin.expectToast('Images uploaded', '1 images uploaded successfully');
  await expectGoodLayout(page, 'admin-uploaded');
  await admin.endSession();
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  await expect(admin.dialog('Please sign in again')).toBeVisible();
  await expectGoodLayout(page, 'admin-session-ended');
});

test.describe('around a visit', () => {
  test.use({ storageState: staffSession });

  /** Another party books. @returns its confirmation code */
  async function bookedCode(request: APIRequestContext, slots: SlotAllocator): Promise<string> {
    const { email } = await bookParty(request, await slots.take('standard'), 3);
    const find = 'query ($email: String!) { bookingsByEmail(email: $email) { confirmationCode } }';
    const found = await requestGraphql<{ bookingsByEmail: [{ confirmationCode: string }] }>(request, find, { email });
    return found.bookingsByEmail[0].confirmationCode;
  }

  test('the mails and their preview are accessible and fit the window at every width', async ({
    page,
    request,
    slots,
  }) => {
    const code = await bookedCode(request, slots);
    const admin = new AdminPage(page);
    await admin.open('E-mails');
    await expect(page.getByRole('checkbox', { name: 'The day before the visit' })).toBeVisible();
    await admin.button('Show the preview').click();
    await expect(page.getByLabel('For the booking')).toBeFocused();
    await page.getByLabel('For the booking').fill(code);
    await admin.button('Show the preview').click();
    await expect(page.getByRole('heading', { level: 4, name: /^Tomorrow at / })).toBeVisible();
    await expectGoodLayout(page, 'admin-reminders');
  });

  test('the sheet for a bank is accessible on paper, and is gone after printing', async ({ page, request, slots }) => {
    const code = await bookedCode(request, slots);
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto(`/admin/bookings/${code}`);
    await page.getByRole('button', { name: 'Print for a bank' }).click();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article').filter({ hasText: `booking ${code}` });
    await expect(sheet.getByRole('row')).not.toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeHidden();
    await expectAccessible(page, '[data-bank]');
    await page.setViewportSize({ width: 816, height: 1056 });
    await keepScreenshot(page, 'bank-sheet');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);
  });
});
