import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { AdminPage, tabs } from '../support/admin-page.js';
import { faultsOf } from '../support/faults-of-page.js';
import { hasSpanish } from '../support/house.js';
import { allMails } from '../support/mail.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';
import { readable, wordFaults } from '../support/word-faults.js';
import { type HouseInUse, useHouse } from './support/house-in-use.js';

test.use({ storageState: staffSession });

/** Waits until nothing on the page is loading. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(/^(Loading|Looking for|Cargando|Buscando)/)).toHaveCount(0);
}

async function faultsAt(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await settled(page);
  return faultsOf(page, address);
}

async function faultsOfGuests(page: Page, house: HouseInUse): Promise<readonly string[]> {
  const visits = [house.confirmed, house.canceled, house.displaced].map(({ visitUrl }) => new URL(visitUrl).pathname);
  const found: string[] = [];
  const addresses = [
    ...visits,
    house.waiver,
    house.offered,
    house.pay,
    '/voucher/no-such-link',
    '/order/no-such-link',
    '/visit/no-such-link',
  ];
  const inSpanish = hasSpanish ? addresses.map((address) => `/es${address}`) : [];
  for (const address of [...addresses, '/door', ...inSpanish]) found.push(...(await faultsAt(page, address)));
  return found;
}

async function faultsOfStaff(page: Page, house: HouseInUse): Promise<readonly string[]> {
  const found: string[] = [];
  const admin = new AdminPage(page);
  await admin.open();
  for (const tab of tabs) {
    await admin.goTo(tab);
    const { pathname, searchParams } = new URL(page.url());
    const name = searchParams.get('tab') ?? pathname.split('/').at(-1);
    await expect(page.locator(`[data-page^="${name}"]`)).toBeVisible();
    await settled(page);
    found.push(...(await faultsOf(page, tab)));
  }
  await admin.goTo('Orders');
  await admin.search('Search orders').fill(house.orderedBy);
  await admin
    .row(house.orderedBy)
    .first()
    .getByRole('button', { name: /item in order/ })
    .click();
  found.push(...(await faultsOf(page, 'open order')));
  await admin.goTo('Messages');
  await page
    .getByRole('button', { name: /^Read the message from/ })
    .first()
    .click();
  found.push(...(await faultsOf(page, 'open message')));
  for (const view of ['month', 'week', 'day', 'close', 'reopen']) {
    found.push(...(await faultsAt(page, `/admin?tab=calendar&view=${view}&date=${house.displacedOn.date}`)));
  }
  for (const { code } of [house.confirmed, house.canceled, house.displaced]) {
    found.push(...(await faultsAt(page, `/admin/bookings/${code}`)));
  }
  found.push(...(await faultsAt(page, '/admin?tab=calendar&view=holidays')));
  found.push(...(await faultsAt(page, '/admin?tab=calendar&view=hours')));
  await page.getByLabel('Start times').fill('noon, noonish, 25');
  await page.getByRole('button', { name: 'Change the hours' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  found.push(...(await faultsOf(page, 'hours, refused')));
  return found;
}

async function faultsOfMails(request: APIRequestContext): Promise<readonly string[]> {
  const mails = await allMails(request);
  return mails.flatMap(({ subject, text, html }) =>
    [subject, text, readable(html)].flatMap((part) => wordFaults(part)).map((fault) => `mail “${subject}”: ${fault}`),
  );
}

test('the pages of staff and guests, and all mails, say nothing that only a machine would write', async ({
  page,
  context,
  request,
  staff,
  slots,
}) => {
  const house = await useHouse(request, staff, slots);
  const [guests, ofStaff] = await Promise.all([
    faultsOfGuests(await context.newPage(), house),
    faultsOfStaff(page, house),
  ]);
  expect([...new Set([...guests, ...ofStaff, ...(await faultsOfMails(request))])]).toEqual([]);
});
