import { type APIRequestContext, expect } from '@playwright/test';
import { expectAccessible, expectGoodLayout } from '../support/accessibility.js';
import { BookingPage } from '../support/booking-page.js';
import { requestGraphql } from '../support/graphql.js';
import { fare } from '../support/house.js';
import { uniqueName } from '../support/names.js';
import { bookableDays, type Slot } from '../support/slots.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });
// The rule is one for all tests.
test.describe.configure({ mode: 'default' });

const RULE = 'query Rule { houseSetUp { changeRule { version } } }';
const SET_BACK = `mutation SetBack($version: Int!) { setChangeRule(version: $version,
  input: { changesUntilHours: 24, refundSteps: [{ untilHours: 48, percent: 100 }] }) { __typename } }`;

test.afterEach(async ({ staff }) => {
  const { houseSetUp } = await requestGraphql<{ houseSetUp: { changeRule: { version: number } } }>(staff, RULE);
  await requestGraphql(staff, SET_BACK, { version: houseSetUp.changeRule.version });
});

/** One within two weeks that is at least a day away. */
async function soon(request: APIRequestContext): Promise<Slot> {
  const [, , day] = await bookableDays(request, 'standard');
  const start = day?.times.find(({ seatsLeft }) => seatsLeft >= 4);
  if (!day || !start) throw new Error('Nothing starts in the next days');
  return { tourType: 'standard', date: day.date, time: start.time };
}

test('a manager gives half back and asks a question; a guest reads it, answers, cancels, and gets half', async ({
  page,
  browser,
  request,
}) => {
  await page.goto('/admin?tab=change-rule');
  const form = page.getByRole('form', { name: 'Rule of changes and refunds' });
  await form.getByLabel('Step 1: until, hours before').fill('1440');
  await form.getByLabel('Step 2: until, hours before').fill('1');
  await form.getByLabel('Step 2: so many percent back').fill('100');
  await form.getByRole('button', { name: 'Save the rule' }).click();
  await expect(form.getByLabel('Step 2: so many percent back')).toHaveAccessibleDescription(
    'Each step gives less than the one before',
  );
  await form.getByLabel('Step 2: so many percent back').fill('50');
  await expect(form.getByText('A visit of $50.00 canceled 30 hours before: $25.00 back.')).toBeVisible();
  await expectGoodLayout(page, 'admin-change-rule');
  await form.getByRole('button', { name: 'Save the rule' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  await page.goto('/admin?tab=questions');
  await page.getByRole('button', { name: 'Add a question' }).click();
  const question = page.getByRole('form', { name: 'A question to guests' });
  const asked = `How did you hear of us? ${uniqueName('')}`.trim();
  await question.getByLabel('Question', { exact: true }).fill(asked);
  await question.getByLabel('Answered by').selectOption('choice');
  await question.getByLabel('Options, one a line').fill('A friend\nThe paper');
  await question.getByLabel('On the site').check();
  await question.getByRole('button', { name: 'Add the question' }).click();
  const row = page.getByRole('table', { name: 'questions to guests' }).getByRole('row', { name: asked });
  await expect(row).toContainText('0 answers');
  await expectGoodLayout(page, 'admin-questions');

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [] },
  });
  const guest = await phone.newPage();
  await guest.goto('/visit-us');
  await expect(guest.getByText('until 60 days before, 50% until an hour before.')).toBeVisible();
  const booking = new BookingPage(guest);
  await booking.open('standard');
  const slot = await soon(request);
  await booking.goTo('details', slot, 4);
  await booking.fillDetails(4);
  await guest.getByLabel(`${asked} (optional)`).selectOption('A friend');
  await expectAccessible(guest);
  await booking.continue();
  await booking.acceptWaiver();
  await booking.continue();
  await booking.isAt('payment');
  const [all, half] = [fare('standard', 4), fare('standard', 2)];
  await expect(guest.getByText(`50% of your money (${half}) back until `)).toBeVisible();
  await booking.fillCard();
  await booking.pay();
  await booking.confirmationCode();

  await page.goto(`/admin?tab=visits&from=${slot.date}&to=${slot.date}`);
  await page.getByRole('link', { name: 'Answers of guests', exact: true }).click();
  const answers = page.getByRole('table', { name: /^Answers of guests, / });
  await expect(answers.getByRole('row', { name: asked })).toContainText('A friend');

  await guest.getByRole('link', { name: 'Change or cancel' }).click();
  await expect(guest.getByText(`50% of your money (${half}) back until `)).toBeVisible();
  await guest.getByRole('button', { name: /^Cancel the visit/ }).click();
  await expect(guest.getByText(`Cancel now and ${half} goes back`)).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: `Cancel and refund ${half}` }).click();
  await expect(guest.getByRole('heading', { name: 'Your visit is canceled' })).toBeFocused();
  await expect(guest.getByRole('list', { name: 'Refunds' })).toContainText(half);
  await expect(guest.getByRole('list', { name: 'Refunds' })).not.toContainText(all);
  await phone.close();

  await page.goto('/admin?tab=questions');
  await row.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('button', { name: 'Withdraw the question' }).click();
  await expect(row).toContainText('Withdrawn, 1 answer');
});
