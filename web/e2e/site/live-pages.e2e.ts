import { type APIRequestContext, type Browser, expect, type Page, type Response } from '@playwright/test';
import { queriedPages } from '#house/e2e/support/public-routes.js';
import { longDate } from '../support/booking-page.js';
import { bookParty, joinFullSlot } from '../support/bookings.js';
import { requestGraphql } from '../support/graphql.js';
import { house } from '../support/house.js';
import { confirmByMail } from '../support/mail.js';
import { uniqueName } from '../support/names.js';
import { changeOnSale, putOnSale, withdrawProduct } from '../support/products.js';
import type { TourType } from '../support/slots.js';
import { test } from '../support/test.js';
import { Traffic } from '../support/traffic.js';
import { PageWatch } from './support/page-watch.js';

/** Opens a page that the gateway has rendered with data; the very first one can be the prerendered one. */
async function openLive(page: Page, path: string): Promise<Response | null> {
  let response: Response | null = null;
  await expect(async () => {
    response = await page.goto(path);
    expect(await page.locator('#hydration-data').count()).toBe(1);
  }).toPass();
  return response;
}

/** In a new tab each time: a page without data stores something in its tab that makes the next page hydrate at once. */
async function openLiveTab(browser: Browser, path: string): Promise<{ page: Page; watch: PageWatch }> {
  for (let tries = 1; ; tries += 1) {
    const page = await browser.newPage();
    const watch = await PageWatch.on(page);
    await page.goto(path);
    if ((await page.locator('#hydration-data').count()) > 0) return { page, watch };
    expect(tries, `${path} is not rendered with its data`).toBeLessThan(10);
    await page.close();
  }
}

interface Tour {
  readonly id: string;
  readonly type: TourType;
  readonly name: string;
  readonly price: string;
}

async function offeredTours(request: APIRequestContext): Promise<readonly Tour[]> {
  return (await requestGraphql<{ tours: Tour[] }>(request, '{ tours { id type name price } }', {})).tours;
}

/** @returns the path of the page where guests of a party sign the waiver */
async function waiverPath(request: APIRequestContext, visit: string): Promise<string> {
  const query = 'query Link($token: String!) { myBooking(token: $token) { ... on Booking { waiverUrl } } }';
  const token = visit.split('/').at(-1);
  const { myBooking } = await requestGraphql<{ myBooking: { waiverUrl: string } }>(request, query, { token });
  return new URL(myBooking.waiverUrl).pathname;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tours, products and days are there, with what they cost', { tag: ['@gate', '@every-house'] }, async ({
    page,
  }) => {
    await openLive(page, '/tours');
    await expect(page.getByRole('link', { name: /^Book Online/ }).first()).toBeVisible();
    await expect(page.getByText(/^\$\d+\.\d\d$/).first()).toBeVisible();
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
    const offers = structured.filter((text) => text.includes('"Offer"'));
    expect(offers).toHaveLength(await page.getByRole('link', { name: /^Book Online/ }).count());
    await openLive(page, '/book-tour');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByText(/^\$\d+\.\d\d$/).first()).toBeVisible();
  });

  test('every address that a button leads to has what it asks for', async ({ page, request }) => {
    for (const { id, type, name, price } of await offeredTours(request)) {
      await openLive(page, `/book-tour?tour=${type}&id=${id}&utm_source=mail`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText(`$${price}`).first()).toBeVisible();
      await expect(page.getByRole('grid').locator('button:not([disabled])').first()).toBeVisible();
    }
    await openLive(page, '/store?category=Books');
    await expect(page.getByRole('region', { name: 'Books' }).getByRole('listitem').first()).toBeVisible();
    await openLive(page, '/contact?subject=store-inquiry');
    await expect(page.getByLabel('Subject')).toHaveValue('store-inquiry');
    await openLive(page, '/visit');
    await expect(page.getByLabel('Confirmation code')).toBeVisible();
    await openLive(page, '/cart');
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  });

  test('a visitor reads their visit and their place on the waiting list', async ({ page, request, slots }) => {
    const slot = await slots.take('standard');
    const { visitUrl } = await bookParty(request, slot, 4);
    const visit = new URL(visitUrl).pathname;
    const response = await openLive(page, visit);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByText(`Four guests, ${longDate(slot.date)}, at ${slot.time}.`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add to calendar' }).first()).toBeVisible();
    const { path, email } = await joinFullSlot(request, slot);
    const unconfirmed = await openLive(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Open the link in our e-mail' })).toBeVisible();
    // A browser whose scripts the test has switched off shows no <noscript>.
    const telephone = /<noscript>.*need JavaScript.*href="tel:\+1\d{10}".*<\/noscript>/s;
    expect(await unconfirmed?.text()).toMatch(telephone);
    await confirmByMail(request, email);
    const confirmed = await openLive(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeVisible();
    expect(await confirmed?.text()).toMatch(telephone);
    const waiver = await waiverPath(request, visit);
    expect((await openLive(page, waiver))?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    await expect(
      page.getByRole('heading', { level: 1, name: new RegExp(`^\\w+ invites you to ${house.name}$`) }),
    ).toBeVisible();
    await expect(page.getByLabel('Name of the guest')).toBeVisible();
    for (const path of [
      visit.slice(0, -1),
      '/waitlist/cut-off',
      '/pay/cut-off',
      '/voucher/cut-off',
      '/order/cut-off',
      waiver.slice(0, -1),
    ]) {
      expect((await openLive(page, path))?.status()).toBe(404);
      await expect(page.getByText(/^This link doesn’t lead to an? /)).toBeVisible();
    }
  });

  test('a price changed by staff is in the very next page', async ({ page, staff }) => {
    const product = await putOnSale(staff, uniqueName('Match'), '3.00');
    const price = page.getByRole('listitem').filter({ hasText: product.input.name }).getByText(/^\$/);
    await openLive(page, '/store');
    await expect(price).toHaveText('$3.00');
    const changed = await changeOnSale(staff, product, { price: '4.25' });
    await page.goto('/store');
    await expect(price).toHaveText('$4.25');
    await withdrawProduct(staff, changed);
  });
});

test('a page hydrates as rendered, then refetches live data', async ({ page }) => {
  for (const [path, operation] of [
    ['/tours', 'ToursPage'],
    ['/store', 'StoreProducts'],
    ['/book-tour', 'MonthAvailability'],
  ] as const) {
    const watch = await PageWatch.on(page);
    await openLive(page, path);
    await page.evaluate(() => window.sessionStorage.clear());
    const asked = page.waitForRequest((sent) => sent.postData()?.includes(`"${operation}"`) ?? false);
    await page.goto(path);
    await asked;
    await watch.expectStill();
    watch.expectQuiet();
  }
});

test('a page with a token or a query hydrates as rendered, without a complaint or a shift', async ({
  browser,
  request,
  slots,
}) => {
  const slot = await slots.take('standard');
  const { visitUrl } = await bookParty(request, slot, 4);
  const [, premium] = await offeredTours(request);
  const place = await joinFullSlot(request, slot);
  await confirmByMail(request, place.email);
  const addresses = [
    `/book-tour?tour=${premium?.type}&id=${premium?.id}`,
    '/visit',
    new URL(visitUrl).pathname,
    place.path,
    await waiverPath(request, new URL(visitUrl).pathname),
    ...queriedPages,
    '/store?category=Books',
    '/contact?subject=store-inquiry',
  ];
  for (const address of addresses) {
    const { page, watch } = await openLiveTab(browser, address);
    const text = () => page.locator('main').innerText();
    const rendered = await text();
    await expect(page.locator('html[data-hydrated]'), `${address} waits`).toHaveCount(0);
    await page.locator('html').dispatchEvent('touchstart');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await new Traffic(page).quiet();
    expect(await text(), address).toBe(rendered);
    await watch.expectStill();
    watch.expectQuiet();
    await page.close();
  }
});

test('a booking begun in this tab is restored on a page rendered with the first step', async ({ page }) => {
  await openLive(page, '/book-tour');
  await page.locator('.rdp-day_button:not([disabled])').last().click();
  await expect(page.getByText('Please select a date first')).toHaveCount(0);
  const watch = await PageWatch.on(page);
  await page.goto('/book-tour');
  await expect(page.locator('[aria-selected="true"] .rdp-day_button')).toHaveCount(1);
  await expect(page.getByText('Please select a date first')).toHaveCount(0);
  watch.expectQuiet();
});
