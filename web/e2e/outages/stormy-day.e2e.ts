import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../support/accessibility.js';
import { bookParty } from '../support/bookings.js';
import { mailsTo } from '../support/mail.js';
import { addDays } from '../support/slots.js';
import { staffSession } from '../support/staff-session.js';
import { toastOf } from '../support/store-page.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

/** The site's structured data about the venue. */
async function placeOf(page: Page): Promise<{ specialOpeningHoursSpecification?: { validFrom: string }[] }> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text)).find((thing) => thing['@id']?.endsWith('#place')) ?? {};
}

/** A date next month, and the next date a month later, a Wednesday with tours: the keyboard moves between them. */
function calendarDays(): { readonly before: string; readonly after: string } {
  const now = new Date();
  const inMonth = (months: number, day: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10);
  const wednesday = [6, 7, 8, 9, 10, 11, 12].find((day) => new Date(inMonth(2, day)).getUTCDay() === 3) ?? 6;
  return { before: inMonth(1, wednesday - 1), after: inMonth(2, wednesday) };
}

// It holds seats on days that other tests own, so it runs with the tests that have the site to themselves.
test('a storm: staff close the day, one party moves, one cancels, one waits, and the house reopens', async ({
  page,
  request,
  slots,
  browser,
}) => {
  const slot = await slots.take('standard');
  const parties = [
    await bookParty(request, slot, 4),
    await bookParty(request, slot, 2),
    await bookParty(request, slot, 3),
  ];
  const [moves, cancels, waits] = parties;
  if (!moves || !cancels || !waits) throw new Error('three parties were booked');

  // The form starts with today; another day is chosen in it.
  await page.goto('/admin?tab=calendar');
  await page.getByRole('button', { name: 'Close a day' }).click();
  await page.getByLabel('Day', { exact: true }).fill(slot.date);
  await expect(page.getByText('Type the number of parties, 3, to confirm')).toBeVisible();
  await page.getByLabel('Reason, shown to visitors').fill('Ice storm');
  await page.getByLabel('Message to the guests').fill('Ice is forecast, and the drive will not be safe.');
  await expectAccessible(page);
  await page.getByLabel('Type the number of parties').fill('3');
  await page.getByRole('button', { name: 'Close and notify 3 parties' }).click();
  await expect(toastOf(page)).toContainText('is closed. 3 parties are being told. See their answers');
  await expect(page.getByRole('heading', { name: 'Answers: 0 of 3 parties' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('date')).toBe(slot.date);
  await expect(page.getByText('3 parties were told.')).toBeVisible();
  await expectAccessible(page);

  const visitor = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await visitor.goto('/tours');
  await expect(visitor.getByRole('complementary', { name: 'From the house' })).toContainText('Ice storm');
  const special = (await placeOf(visitor)).specialOpeningHoursSpecification ?? [];
  expect(special.map(({ validFrom }) => validFrom)).toContain(slot.date);
  for (const { email } of parties) {
    await expect
      .poll(async () => (await mailsTo(request, email)).map(({ subject }) => subject).join())
      .toContain('We are closed on');
  }

  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto(moves.visitUrl);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('We are closed on');
  await expectAccessible(visitor);
  await expectNoSideScroll(visitor);
  await visitor
    .getByRole('button', { name: /^Take / })
    .first()
    .click();
  await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText('We are closed on');
  await visitor.goto(cancels.visitUrl);
  await visitor.getByRole('button', { name: 'Cancel for a full $50.00 refund' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Your visit is canceled' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('1 moved, 1 canceled, 0 have their time again, 1 have not answered.')).toBeVisible();
  await page.getByRole('button', { name: 'Reopen the day' }).first().click();
  await page.getByLabel('Reason (internal)').fill('The forecast changed');
  await page.getByRole('button', { name: 'Reopen and notify 1 party' }).click();
  await expect(page.getByRole('button', { name: 'Close the day' })).toBeVisible();
  await visitor.goto(waits.visitUrl);
  await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText('We are closed on');
  await visitor.goto('/tours');
  await expect(visitor.getByText('Ice storm')).toHaveCount(0);
  await visitor.context().close();
});

test('the calendar works by keyboard: arrows by day, Page keys by month, Enter opens the day', async ({ page }) => {
  const { before, after } = calendarDays();
  await page.goto(`/admin?tab=calendar&view=month&date=${before}`);
  const days = page.getByRole('table', { name: 'Days of the month' });
  await days.locator(`[data-date="${before}"]`).focus();
  await page.keyboard.press('ArrowRight');
  await expect(days.locator(`[data-date="${addDays(before, 1)}"]`)).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(days.locator(`[data-date="${after}"]`)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`view=day&date=${after}`));
  await expect(page.getByRole('list', { name: 'Times' })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const view of ['month', 'week', 'day', 'close', 'hours']) {
      await page.goto(`/admin?tab=calendar&view=${view}&date=${after}`);
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
    }
  }
});
