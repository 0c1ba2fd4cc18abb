import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectGoodLayout } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { bookElsewhere } from '../support/bookings.js';
import { requestGraphql } from '../support/graphql.js';
import { fare } from '../support/house.js';
import { tabTo } from '../support/keyboard.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

/** Other tests sell meanwhile: a number and its lines are read again until both are from the same moment. */
const patient = { timeout: 60_000 };

async function figure(amount: Locator): Promise<string> {
  await expect(amount).toBeVisible();
  return (await amount.innerText()).trim();
}

/** Pages through the lines until this one appears, or they end. */
async function turnTo(page: Page, line: Locator): Promise<void> {
  const section = page.getByRole('region', { name: /^[\d,]+ lines?, / });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (;;) {
    await expect(section).toHaveAttribute('aria-busy', 'false');
    if ((await line.count()) > 0 || (await next.count()) === 0 || !(await next.isEnabled())) return;
    await next.click();
  }
}

/** Each figure opens lines that add up to it. */
async function expectLinesBehind(page: Page, names: readonly string[]): Promise<void> {
  const report = page.url();
  for (const name of names) {
    await expect(async () => {
      await page.goto(report);
      const link = page.getByRole('list', { name: 'Figures' }).getByRole('link', { name: new RegExp(`^${name}`) });
      const sum = await figure(link.locator('strong'));
      await link.click();
      const heading = page.getByRole('heading', { name: /lines?, / });
      await expect(heading).toBeFocused();
      // Their number comes with the answer.
      await expect(heading).toHaveText(/^[\d,]+ lines?, /);
      if (/^0 /.test(await heading.innerText())) expect(sum).toBe('$0.00');
      else await expect(page.locator('tfoot td').first()).toHaveText(sum, { timeout: 2_000 });
    }).toPass(patient);
  }
}

test('a paid booking is in the takings of today, and every number opens the lines that add up to it', async ({
  page,
  request,
  slots,
  staff,
}) => {
  const guest = await bookElsewhere(request, await slots.take('standard'), 2);
  const query = 'query Code($search: String) { bookings(search: $search) { bookings { confirmationCode } } }';
  const { bookings } = await requestGraphql<{ bookings: { bookings: { confirmationCode: string }[] } }>(staff, query, {
    search: guest,
  });
  const code = bookings.bookings[0]?.confirmationCode ?? 'none';
  const admin = new AdminPage(page);
  await admin.open('Money');
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Day', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Day', exact: true })).toHaveAttribute('aria-current', 'true');
  const takings = page.url();
  await expect(page.getByRole('table', { name: /^Takings by day, / })).toBeVisible();
  await expectGoodLayout(page, 'admin-money-takings');

  await expectLinesBehind(page, ['Taken in', 'Refunds', 'Earned', 'Deferred']);

  const line = admin.row(code);
  await expect(async () => {
    await page.goto(`${takings}&lines=taken`);
    await turnTo(page, line);
    await expect(line).toContainText(fare('standard', 2), { timeout: 2_000 });
  }).toPass(patient);
  await expectGoodLayout(page, 'admin-money-lines');
  await line.getByRole('link', { name: code }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${code}`));
});

test('a voucher that is given is owed, on the day it was given, and every number opens its lines', async ({
  page,
  staff,
}) => {
  const issue = `mutation { issueVoucher(input: { amount: "40", reason: "The bus broke down" }) { __typename } }`;
  expect(await requestGraphql(staff, issue, {})).toEqual({ issueVoucher: { __typename: 'VoucherIssued' } });
  const admin = new AdminPage(page);
  await admin.open('Money');
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Day', exact: true }).click();
  const vouchers = page.getByRole('navigation', { name: 'Money', exact: true }).getByRole('link', { name: 'Vouchers' });
  await vouchers.click();
  const table = page.getByRole('table', { name: /^Vouchers by day, / });
  const given = table.getByRole('row').nth(1).getByRole('cell').nth(2);
  await expect(async () => {
    await page.reload();
    await expect(given).toHaveText(/^\$[1-9]/, { timeout: 5_000 });
  }).toPass(patient);
  await expectGoodLayout(page, 'admin-money-vouchers');
  await expectLinesBehind(page, ['Outstanding', 'Sold', 'Issued by us', 'Redeemed', 'Paid out in cash']);
  await vouchers.click();
  await page.getByRole('link', { name: /^Issued by us/ }).click();
  await expect(admin.heading(/lines?, vouchers issued by us$/)).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: 'a voucher' }).last()).toContainText('$40.00');
  await expectAccessible(page);
});

test('the keyboard alone reads a report, its accounts and what is behind one', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.open('Money');
  await expect(admin.heading('Takings by day')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Deferred and earned', exact: true }));
  await page.keyboard.press('Enter');
  const accounts = page.getByRole('table', { name: /^Accounts, / });
  await expect(accounts.getByRole('row', { name: /^Deferred visits/ })).toBeVisible();
  await expectGoodLayout(page, 'admin-money-accounts');
  const closing = accounts
    .getByRole('row', { name: /^Deferred visits/ })
    .getByRole('link')
    .last();
  await tabTo(page, closing);
  await page.keyboard.press('Enter');
  await expect(admin.heading(/lines?, Deferred visits, all lines so far$/)).toBeFocused();
  await expectAccessible(page);
});

test('days without money say so, and more than 400 days cannot be chosen', async ({ page }) => {
  await page.goto('/admin?tab=money&from=2020-01-01&to=2021-02-03');
  await expect(
    page.getByText('There were no payments and no refunds, January 1, 2020 to February 3, 2021.'),
  ).toBeVisible();
  const seals = page.getByRole('region', { name: 'Sealed days' });
  await expect(seals).toContainText('No day is sealed yet.');
  await expect(seals).toContainText(/Public key\s*MCowBQYDK2VwAyEA/);
  const last = page.getByLabel('Last day');
  await expect(last).toHaveAttribute('max', '2021-02-03');
  await expectGoodLayout(page, 'admin-money-empty');
  await page.goto('/admin?tab=money&from=2020-01-01&to=2021-02-04');
  await expect(page.getByLabel('First day')).not.toHaveValue('2020-01-01');
});

test('the lines are saved as a file, and a download that fails says so and saves nothing', async ({
  page,
  request,
  slots,
}) => {
  await bookElsewhere(request, await slots.take('standard'), 1);
  const admin = new AdminPage(page);
  await admin.open('Money');
  const lines = admin.button('Lines of the books, CSV');
  await expect(async () => {
    const saved = page.waitForEvent('download', { timeout: 10_000 });
    await lines.click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^hilltop-lines-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toMatch(/^\uFEFFid,movementId,at,date,/);
    expect(text).toMatch(/,card,\d+\.\d\d,0\.00,card,/);
  }).toPass(patient);
  await expect(page.getByText('Lines of the books, CSV: saved.')).toBeVisible();

  const journal = page.waitForEvent('download');
  await admin.button('Journal for QuickBooks Online').click();
  const [, ...records] = readFileSync(await (await journal).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  const sum = (column: number) =>
    records.reduce((cents, record) => cents + Math.round(Number(record.split(',')[column]) * 100), 0);
  expect(sum(3)).toBeGreaterThan(0);
  expect(sum(3)).toBe(sum(4));

  await page.route('**/api/reports/takings?**', (route) => route.abort('connectionrefused'));
  await admin.button('Takings by day, CSV').click();
  await expect(page.getByRole('alert')).toContainText('The server did not answer.');
  await expectGoodLayout(page, 'admin-money-export');
});

test('payouts stand beside the cards of the books, and a provider that is silent harms nothing else', async ({
  page,
  request,
  slots,
}) => {
  await bookElsewhere(request, await slots.take('standard'), 2);
  const admin = new AdminPage(page);
  await admin.open('Money');
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Day', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Day', exact: true })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('navigation', { name: 'Money', exact: true }).getByRole('link', { name: 'Payouts' }).click();
  const today = page
    .getByRole('table', { name: /^Payouts by day, / })
    .getByRole('row')
    .nth(1);
  await expect(async () => {
    await page.reload();
    await expect(today.getByRole('cell').first()).toHaveText(/^\$[1-9]/, { timeout: 5_000 });
  }).toPass(patient);
  await expect(page.getByText('These payouts are made up')).toBeVisible();
  await expectGoodLayout(page, 'admin-money-payouts');
  const payouts = page.url();
  await expect(async () => {
    await page.goto(payouts);
    const taken = await figure(today.getByRole('cell').nth(2));
    await today.getByRole('link').first().click();
    await expect(admin.heading(/lines?, cards, captured and refunded$/)).toBeFocused();
    await expect(page.locator('tfoot td').first()).toHaveText(taken, { timeout: 2_000 });
  }).toPass(patient);

  await page.goto('/admin?tab=money&view=payouts&from=2020-01-01&to=2020-01-31');
  await expect(page.getByText(/^No card was charged and nothing was paid out, January 1/)).toBeVisible();
  await page.goto('/admin?tab=money&view=payouts&from=2020-01-01&to=2020-12-31');
  await expect(page.getByRole('alert')).toContainText('A report has at most 92 days.');

  const message = 'The payment provider did not report its payouts. Please try again in a few minutes.';
  await page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'StaffPayouts') return route.continue();
    return route.fulfill({ json: { data: { payouts: { __typename: 'ProviderSilent', message } } } });
  });
  await page.goto(payouts);
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(page.getByRole('region', { name: 'Sealed days' })).toContainText('Public key');
  await expectGoodLayout(page, 'admin-money-payouts-silent');
  await page.unroute('**/graphql');
  await admin.button('Try again').click();
  await expect(today).toBeVisible();
});
