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

/** As when somebody goes to the app of the card reader. */
function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration('/door'))?.waiting));
}

/** The new release's service worker is there, and waits. */
async function findRelease(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/door'))?.update());
  await expect.poll(() => isWaiting(page)).toBe(true);
}

/** Whether the door has the file of its scanner, which is fetched when the camera is first started. */
function hasScanner(page: Page): Promise<boolean | undefined> {
  return page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()));
    const file = caught.flat().find(({ url }) => url.includes('/door-scanner-'));
    return file && (await fetch(file.url)).ok;
  });
}

test('a deploy under an open page, a cart, a booking at step five and the door loses nothing', async ({
  browser,
  request,
  slots,
}) => {
  const [tour, guided] = [await slots.take('standard'), await slots.take('standard')];
  await bookParty(request, guided, 2, 'Deploy');
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const [tab, shop, visit] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await tab.goto('/tours');
  // The first press fetches the scripts of a page: from then on a link loads only what the next page needs.
  await tab.getByRole('button', { name: 'Menu' }).click();
  await expect(tab.locator('html[data-hydrated]')).toBeAttached();
  await tab.keyboard.press('Escape');
  await shop.goto('/store');
  const store = new StorePage(shop);
  await store.add('House Chip');
  const booking = new BookingPage(visit);
  await booking.open('standard');
  await booking.goTo('payment', tour, 2);
  await booking.fillCard();
  const phone = await DoorPhone.open(browser, guided, site.url);
  const door = phone.page;
  await phone.goTo('Walk-up');
  const walkUp = door.getByLabel('Name', { exact: true });
  await walkUp.fill('Wanda');

  // Also the files of the last release are gone: two releases ago.
  const gone = /cart-layers|dealt-card|structures-page/;
  site.deploy((path) => gone.test(path));

  await test.step('a tab says that the next page could not be loaded, and shows it once it can be', async () => {
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Structures' }).click();
    await expect(tab.getByRole('button', { name: 'Load it again' })).toBeVisible();
    await expectWholePage(tab);
    await expect(tab.getByRole('banner')).toBeVisible();
  });

  await test.step('the page around a cart stays', async () => {
    await store.cartButton.click();
    await expect(shop.getByRole('alert').filter({ hasText: missingCart })).toBeVisible();
    await expectWholePage(shop);
    await shop.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(shop.getByText(missingCart)).toBeHidden();
  });

  await test.step('the booking is paid, and its ticket is shown without its picture', async () => {
    await booking.pay();
    await booking.isAt('ticket');
    await expect(visit.getByRole('img', { name: /^QR code of the ticket/ })).toBeVisible();
  });

  await test.step('the door keeps what is typed, and its files', async () => {
    await findRelease(door);
    site.deploy((path) => gone.test(path) || path.startsWith('/door-scanner'));
    await hide(door);
    await expect(walkUp).toHaveValue('Wanda');
    expect(await isWaiting(door)).toBe(true);
    expect(await hasScanner(door)).toBe(true);
  });

  await test.step('the door takes over the release when it is at rest', async () => {
    await phone.goTo('Day sheet');
    // A sale that was begun stays in its section.
    await hide(door);
    expect(await isWaiting(door)).toBe(true);
    await door.reload();
    await expect(door.getByRole('button', { name: /^Nora Deploy/ })).toBeVisible();
    await door.evaluate(() => document.body.setAttribute('data-old', ''));
    // The page hears of a new release some time after it was loaded.
    await expect(async () => {
      await hide(door);
      expect(await isWaiting(door)).toBe(false);
    }).toPass();
    await expect(door.locator('body[data-old]')).toHaveCount(0);
    await expect(door.getByRole('button', { name: /^Nora Deploy/ })).toBeVisible();
  });

  await test.step('files that are there again, as after a failure of the network, need no reload', async () => {
    site.deploy();
    await store.openCart();
    await expect(store.line('House Chip')).toBeVisible();
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Tours' }).click();
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Structures' }).click();
    await expect(tab.getByRole('heading', { name: 'Underground Tunnels' })).toBeVisible();
  });
  await context.close();
  await phone.close();
});
