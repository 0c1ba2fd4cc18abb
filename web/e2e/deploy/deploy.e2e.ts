import { expect, type Page } from '@playwright/test';
import { DoorPhone } from '../door/support/door-phone.js';
import { bookParty } from '../door/support/parties.js';
import { BookingPage } from '../support/booking-page.js';
import { StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';
import { ReleasedSite } from './support/released-site.js';

let site: ReleasedSite;
test.beforeAll(async () => {
  site = await ReleasedSite.open();
});
test.afterAll(() => site.close());

const missingCart = /The cart couldn’t be loaded/;

async function expectWholePage(page: Page): Promise<void> {
  expect(await page.locator('#root').evaluate((root) => root.textContent?.length ?? 0)).toBeGreaterThan(200);
}

test('a deploy under an open cart and a booking at step five loses nothing', async ({ browser, slots }) => {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const [shop, visit] = [await context.newPage(), await context.newPage()];
  await shop.goto('/store');
  const store = new StorePage(shop);
  await store.add('House Chip');
  const booking = new BookingPage(visit);
  await booking.open('standard');
  await booking.goTo('payment', await slots.take('standard'), 2);
  await booking.fillCard();

  // Also the files of the last release are gone: two releases ago.
  site.deploy((path) => /cart-layers|dealt-card/.test(path));
  await store.cartButton.click();
  await expect(shop.getByRole('alert').filter({ hasText: missingCart })).toBeVisible();
  await expectWholePage(shop);
  await shop.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(shop.getByText(missingCart)).toBeHidden();

  await booking.pay();
  await booking.isAt('ticket');
  await expect(visit.getByRole('img', { name: /^QR code of the ticket/ })).toBeVisible();

  // The file is there again, as after a failure of the network: no reload is needed.
  site.deploy();
  await store.openCart();
  await expect(store.line('House Chip')).toBeVisible();
  await context.close();
});

/** As when somebody goes to the app of the card reader. */
function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

test('a deploy under the open door keeps what is typed and the files of its page, and is taken over when neither is in use', async ({
  browser,
  request,
  slots,
}) => {
  const slot = await slots.take('standard');
  await bookParty(request, slot, 2, 'Deploy');
  const phone = await DoorPhone.open(browser, slot, site.url);
  const { page } = phone;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await phone.goTo('Walk-up');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Wanda');

  site.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/door'))?.update());
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration('/door'))?.waiting));
  await expect.poll(isWaiting).toBe(true);
  site.deploy((path) => path.startsWith('/door-scanner'));
  await hide(page);
  await expect(name).toHaveValue('Wanda');
  expect(await isWaiting()).toBe(true);
  // The scanner of this page, which the site does not have any more.
  const scanner = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()));
    const file = caught.flat().find(({ url }) => url.includes('/door-scanner-'));
    return file && (await fetch(file.url)).ok;
  });
  expect(scanner).toBe(true);

  await phone.goTo('Day sheet');
  const reloaded = page.waitForEvent('load');
  await hide(page);
  await reloaded;
  expect(await isWaiting()).toBe(false);
  await expect(page.getByRole('button', { name: /^Nora Deploy/ })).toBeVisible();
  await phone.close();
});
