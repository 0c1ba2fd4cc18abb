import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { another, thing } from '../support/house.js';
import { press } from '../support/keyboard.js';
import { mailsTo, theMailTo } from '../support/mail.js';
import { uniqueEmail, uniqueName } from '../support/names.js';
import { orderThreeSpoons } from '../support/orders.js';
import { staffSession } from '../support/staff-session.js';
import { StorePage, toastOf } from '../support/store-page.js';
import { test } from '../support/test.js';
import { atEachWidth } from '../support/widths.js';

/** The page that the mail with a receipt leads to. */
function orderPath(text: string): string {
  return /\/order\/[\w-]+/.exec(text)?.[0] ?? '';
}

async function expectGood(page: Page, name: string): Promise<void> {
  await atEachWidth(page, async (width) => {
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await keepScreenshot(page, `${name}-${width}`);
  });
}

test.describe('at 390', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a typo in the address is mended and one of two things is picked up, until the order is packed', async ({
    page,
    request,
  }) => {
    const store = new StorePage(page);
    await store.open();
    await store.add(thing.name);
    await store.add(another.name);
    await store.openCheckout();
    await store.checkout.getByRole('radio', { name: /^Some of each/ }).check();
    await store.checkout.getByRole('checkbox', { name: new RegExp(`^Pick up 1 × ${thing.name}`) }).check();
    await store.fillCheckout();
    await store.field('Address').fill('12 Elm Stret');
    await expectAccessible(page);
    await store.order();
    await expect(store.confirmation.getByText(/What you pick up waits at the counter/)).toBeVisible();
    const { text } = await theMailTo(request, store.email);
    await page.goto(orderPath(text));
    await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
    await expect(page.getByText('Picked up at the counter')).toHaveCount(1);
    await expectGood(page, 'order');

    await press(page, 'Correct the address');
    await page.getByLabel('Address', { exact: true }).fill('99 Gate Road');
    await page.getByLabel('State').fill('Texs');
    await page.getByLabel('ZIP Code').focus();
    await expect(page.getByText('Did you mean Texas? Texas is TX.')).toBeVisible();
    await page.getByLabel('State').fill('TX');
    await expectGood(page, 'order-address');
    await press(page, 'Send it there');
    await expect(page.getByRole('status').filter({ hasText: 'Saved. We send it there' })).toBeVisible();
    await expect(page.getByText('99 Gate Road')).toBeVisible();
    const subjects = async () => (await mailsTo(request, store.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContainEqual(expect.stringContaining('Changed in your order HO-'));

    await press(page, `Pick it up instead: ${another.name}`);
    await expect(page.getByText(/shipping goes back the way it was paid/)).toBeVisible();
    await press(page, 'Pick it up instead');
    await expect(page.getByText('Picked up at the counter')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible();
    await expectGood(page, 'order-picked-up');
  });

  test('who gives a voucher sees to whom and when it is mailed, and sends it to another address today', async ({
    page,
    request,
  }) => {
    const name = uniqueName('Bettina').replaceAll(' ', '');
    const [wrong, right] = [uniqueEmail('bettnia'), uniqueEmail('bettina')];
    const store = new StorePage(page);
    await page.goto('/gift-voucher');
    await page.getByLabel('For whom').fill(name);
    await page.getByLabel('From whom').fill('Howard Hughes');
    await page.getByLabel(`${name}’s e-mail`).fill(wrong);
    const day = page.getByLabel('Send it on (optional)');
    await day.fill((await day.getAttribute('max')) ?? '');
    await page.getByRole('button', { name: 'Add to Cart, $50.00' }).click();
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    await store.field('Full Name').fill('Howard Hughes');
    await store.field('Email').fill(store.email);
    await store.order();
    await store.confirmation.getByRole('link', { name: 'See your order' }).click();
    await expect(page.getByText(/^It is mailed to b…@.… on .*, at 9:00 AM\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the voucher' })).toBeVisible();
    await press(page, `Change address or day for ${name}`);
    await page.getByLabel('Another e-mail (optional)').fill(right);
    await page.getByLabel('Send it on').fill('');
    await expectGood(page, 'order-voucher');
    await press(page, 'Send it now');
    const arrived = async () => (await mailsTo(request, right)).some(({ text }) => text.includes('/voucher/'));
    await expect.poll(arrived, { timeout: 60_000 }).toBe(true);
    expect(await mailsTo(request, wrong)).toEqual([]);
    await page.reload();
    await expect(page.getByText(/^It was mailed to b…@/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Change address or day/ })).toHaveCount(0);
  });
});

test.describe('staff', () => {
  test.use({ storageState: staffSession });

  test('correct the address of a packed parcel, and are told that its label is old', async ({
    page,
    request,
    staff,
  }) => {
    const { email } = await orderThreeSpoons(staff, request);
    const admin = new AdminPage(page);
    await admin.open('Orders');
    await admin.search('Search orders').fill(email);
    await admin
      .row(email)
      .first()
      .getByRole('button', { name: /^3 items in order/ })
      .click();
    await press(page, /^Mark as paid/);
    await expect(toastOf(page)).toContainText('is paid.');
    await press(page, /^Mark as packed/);
    await expect(toastOf(page)).toContainText('is packed.');
    await press(page, /^Correct the address/);
    const dialog = page.getByRole('dialog', { name: /^Address of order/ });
    await expect(dialog.getByText('This parcel is packed')).toBeVisible();
    await dialog.getByLabel('Address', { exact: true }).fill('99 Oak Street');
    await dialog.getByRole('button', { name: 'The guest asked' }).click();
    await expectGood(page, 'admin-order-address');
    await dialog.getByRole('button', { name: 'Correct the address' }).click();
    await expect(page.getByText('The parcel has an old label')).toBeVisible();
    await expect(page.getByText(/Address corrected by staff\. The guest asked\. Before: 12 Elm Street/)).toBeVisible();
    await expectGood(page, 'admin-order-old-label');
  });

  test('send a parcel with its number and correct it, and the buyer follows it', async ({ page, request, staff }) => {
    const { email } = await orderThreeSpoons(staff, request);
    const receipt = await theMailTo(request, email);
    const admin = new AdminPage(page);
    await admin.open('Orders');
    await admin.search('Search orders').fill(email);
    await admin
      .row(email)
      .first()
      .getByRole('button', { name: /^3 items in order/ })
      .click();
    for (const status of ['paid', 'packed']) {
      await press(page, new RegExp(`^Mark as ${status}`));
      await expect(toastOf(page)).toContainText(`is ${status}.`);
    }
    await press(page, /^Mark as sent/);
    const sending = page.getByRole('dialog', { name: /^Send order/ });
    await sending.getByRole('button', { name: 'UPS', exact: true }).click();
    await sending.getByLabel('Tracking number (optional)').fill('1Z 999 AA1 01 2345 6784');
    await expectGood(page, 'admin-order-send');
    await sending.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(page.getByRole('link', { name: '1Z999AA10123456784' })).toBeVisible();
    await press(page, /^Correct carrier or number/);
    const parcel = page.getByRole('dialog', { name: /^Parcel of order/ });
    await parcel.getByLabel('Tracking number (optional)').fill('1Z999AA10123456785');
    await parcel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: '1Z999AA10123456785' })).toBeVisible();
    await expect(page.getByText(/Parcel sent by staff\./)).toBeVisible();
    await expect(page.getByText(/Carrier or tracking number corrected by staff\./)).toBeVisible();
    await expectGood(page, 'admin-order-parcel');
    const mails = async () =>
      (await mailsTo(request, email)).map(({ subject, text }) => `${subject} ${text.replaceAll('\n', ' ')}`);
    await expect
      .poll(mails, { timeout: 60_000 })
      .toContainEqual(expect.stringMatching(/^Your parcel is on its way.*1Z999AA10123456785/));

    await page.goto(orderPath(receipt.text));
    await expect(page.getByText(/^Sent with UPS on .*, number 1Z999AA10123456785\./)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Follow it with UPS/ })).toHaveAttribute(
      'href',
      'https://www.ups.com/track?tracknum=1Z999AA10123456785',
    );
    await expectGood(page, 'order-parcel');
  });
});
