import { expect, type Locator, type Page } from '@playwright/test';
import { ContactPage, toasts as contactToasts } from '../support/contact-page.js';
import { another, thing, third } from '../support/house.js';
import { expectToast, StorePage, toastOf, toasts } from '../support/store-page.js';
import { test } from '../support/test.js';
import { widths } from '../support/widths.js';

/** Opens the store, loads the scripts of toasts and cart, then pauses the page's clock. */
async function openWithPausedClock(store: StorePage): Promise<void> {
  const { page } = store;
  await page.clock.install();
  await store.open();
  await store.add(thing.name);
  await store.openCart();
  await page.keyboard.press('Escape');
  await expect(store.cart).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(toastOf(page)).toHaveCount(0);
}

async function boxOf(shown: Locator) {
  const box = await shown.boundingBox();
  if (box === null) throw new Error(`${shown} is not shown`);
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

/** Drags the toast to the right by that many pixels. */
async function pull(page: Page, pixels: number): Promise<void> {
  const box = await toastOf(page).boundingBox();
  if (box === null) throw new Error('No toast is shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y, { steps: 4 });
  await page.mouse.move(x + pixels, y, { steps: 4 });
  await page.mouse.up();
}

test('one toast at a time, for five seconds', async ({ page }) => {
  const store = new StorePage(page);
  await openWithPausedClock(store);
  await store.add(third.name);
  await page.clock.runFor(2500);
  await store.add(another.name);
  await expect(toastOf(page)).toHaveCount(1);
  await page.clock.runFor(4900);
  await expect(toastOf(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toastOf(page)).toHaveCount(0);
});

test('a toast is dismissed by a swipe of fifty pixels to the right, not less', async ({ page }) => {
  const store = new StorePage(page);
  await openWithPausedClock(store);
  await store.add(third.name);
  await pull(page, 40);
  await page.clock.runFor(500);
  await expectToast(page, toasts.added(third.name));
  await pull(page, 60);
  await expect(toastOf(page)).toHaveCount(0);
});

test('F8 focuses the toast, and Escape returns focus', async ({ page }) => {
  const store = new StorePage(page);
  await openWithPausedClock(store);
  await store.addButton(third.name).press('Enter');
  await expectToast(page, toasts.added(third.name));
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toastOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toastOf(page)).toHaveCount(0);
  await expect(store.addButton(third.name)).toBeFocused();
});

test('the open cart says itself what was added: the toast is gone', async ({ page }) => {
  const store = new StorePage(page);
  await openWithPausedClock(store);
  await store.add(third.name);
  await store.openCart();
  await expect(toastOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(store.cart).toBeHidden();
  await page.clock.runFor(100);
  await expect(store.cartButton).toBeFocused();
});

/** Faults of the toast's position, in words. */
async function faultsOfPlace(page: Page, shown: readonly Locator[]): Promise<readonly string[]> {
  const toast = await boxOf(toastOf(page));
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const isInside = toast.left >= 0 && toast.top >= 0 && toast.right <= window.width && toast.bottom <= window.height;
  const faults = isInside ? [] : ['it leaves the window'];
  for (const each of shown) {
    const box = await boxOf(each);
    const isApart =
      box.bottom <= toast.top || box.top >= toast.bottom || box.right <= toast.left || box.left >= toast.right;
    if (!isApart) faults.push(`it covers ${each}`);
  }
  return faults;
}

/** The toast ends up inside the window and covers none of these: it follows movements a frame later. */
async function expectUncovered(page: Page, shown: readonly Locator[]): Promise<void> {
  for (const each of shown) await expect(each).toBeVisible();
  await expect.poll(() => faultsOfPlace(page, shown), { message: 'the place of the toast' }).toEqual([]);
}

/** Delays each alert of the page by half a second, like a slow phone. */
async function holdAlertsBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll<HTMLElement>('[role="alert"]')) {
        if (held.has(alert)) continue;
        held.add(alert);
        alert.style.display = 'none';
        setTimeout(() => alert.style.removeProperty('display'), 500);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** A toast stays while another window is active. */
async function keepToast(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('blur')));
}

for (const width of ['phone', 'tablet'] as const) {
  test.describe(`a toast on a ${width}`, () => {
    test.use({ viewport: widths[width] });

    test('covers neither the number of the order that it confirms, nor what the order is', async ({ page }) => {
      const store = new StorePage(page);
      await store.open();
      await store.add(thing.name);
      await store.openCart();
      await expect(toastOf(page)).toHaveCount(0);
      await store.cart.getByRole('button', { name: 'Checkout' }).click();
      await store.fillCheckout();
      await store.order();
      await expectToast(page, toasts.ordered);
      await expectUncovered(page, [
        store.confirmation.getByRole('heading'),
        store.confirmation.getByRole('listitem'),
        store.confirmation.getByRole('button', { name: 'Close' }),
        store.confirmation.getByRole('button', { name: 'Back to the site' }),
      ]);
    });

    test('makes way for an alert that comes half a second later, and when either of them grows', async ({ page }) => {
      const store = new StorePage(page);
      await store.open();
      await store.add(thing.name);
      await store.openCheckout();
      await store.fillCheckout();
      await holdAlertsBack(page);
      await page.route('**/graphql', (route) => route.abort('connectionrefused'));
      await store.order();
      await expectToast(page, toasts.notOrdered);
      await keepToast(page);
      const alert = store.checkout.getByRole('alert');
      const kept = [alert, store.checkout.getByRole('button', { name: 'Place Order' })];
      await expectUncovered(page, kept);
      for (const grows of [alert, toastOf(page)]) {
        await grows
          .locator('div')
          .first()
          .evaluate((texts) => texts.append(' Please call us.'.repeat(4)));
        await expectUncovered(page, kept);
      }
    });

    test('covers neither the letter that it confirms, nor its button', async ({ page }) => {
      const contact = new ContactPage(page);
      await contact.open();
      await contact.fill();
      await contact.send();
      await expectToast(page, contactToasts.sent);
      await expectUncovered(page, [
        page.getByRole('heading', { name: 'Write to us' }),
        page.getByRole('button', { name: 'Send Message' }),
      ]);
    });
  });
}

for (const width of ['phone', 'desktop'] as const) {
  test(`a toast on a ${width} makes way for what takes the focus`, async ({ page }) => {
    await page.setViewportSize(widths[width]);
    const store = new StorePage(page);
    await store.open();
    await store.add(thing.name);
    await keepToast(page);
    for (const name of [thing.name, third.name, another.name]) {
      await store.addButton(name).evaluate((button) => {
        button.focus();
        button.scrollIntoView({ block: 'end' });
      });
      await expectUncovered(page, [store.addButton(name)]);
    }
  });
}
