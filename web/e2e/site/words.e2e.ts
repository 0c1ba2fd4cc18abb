import { expect } from '@playwright/test';
import { publicRoutes } from '#house/e2e/support/public-routes.js';
import { BookingPage } from '../support/booking-page.js';
import { faultsOf } from '../support/faults-of-page.js';
import { thing } from '../support/house.js';
import { StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';
import { readable, wordFaults } from '../support/word-faults.js';

test.describe('the check of words', () => {
  for (const [text, fault] of [
    ['Please write a time such as 10:00 AM Please write a time such as 10:00 AM', 'two messages run together'],
    ['The name must be at least 2 characters Every guest signs the waiver', 'two messages run together'],
    ['Your visit is cancelled', 'the British spelling'],
    ['Phone 5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a11', 'an id'],
    ['Tuesday: 9:00 AM, from 2020-01-01', 'a date of machines'],
    ['The entrance was a stage set. on recordHandbook of Texas', 'a mark that runs into text'],
    ['A bell rang in the cellar.reported', 'a mark that runs into text'],
  ] as const) {
    test(`finds ${fault} in “${text}”`, () => {
      expect(wordFaults(text, true).map((found) => found.split(':')[0])).toEqual([fault]);
    });
  }

  test('leaves good words alone', () => {
    const good = 'Please write a time such as 10:00 AM. The name is too short.\nSaturday, December 5, 2026';
    expect(wordFaults(good, true)).toEqual([]);
  });
});

test('public pages say nothing that only a machine would write', async ({ request }) => {
  const pages = await Promise.all(
    [...publicRoutes.map(({ path }) => path), '/no-such-page', '/visit', '/cart', '/book-tour'].map(async (path) => {
      const html = await (await request.get(path)).text();
      return wordFaults(readable(html)).map((fault) => `${path}: ${fault}`);
    }),
  );
  expect(pages.flat()).toEqual([]);
});

test('forms that are submitted empty answer with one message at a time', async ({ page, slots }) => {
  const found: string[] = [];
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(6);
  found.push(...(await faultsOf(page, 'contact')));

  const store = new StorePage(page);
  await store.open();
  await store.add(thing.name);
  await store.openCheckout();
  await store.order();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(7);
  found.push(...(await faultsOf(page, 'checkout')));

  await page.goto('/visit');
  await page.getByRole('main').getByRole('button').last().click();
  found.push(...(await faultsOf(page, 'find my booking')));

  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('details', await slots.take('standard'), 2);
  await booking.continue();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  found.push(...(await faultsOf(page, 'details')));
  await booking.fillDetails(2);
  await booking.continue();
  await booking.isAt('waiver');
  await booking.continue();
  found.push(...(await faultsOf(page, 'waiver')));
  await booking.acceptWaiver();
  await booking.continue();
  await booking.isAt('payment');
  await booking.pay();
  found.push(...(await faultsOf(page, 'payment')));
  expect(found).toEqual([]);
});
