import { expect, type Page } from '@playwright/test';
import { leaveSeats, untouchedSlot } from './support/slots.js';
import { test } from './support/test.js';
import { goodCard, longDate, Visitor } from './support/visitor.js';

const requests = 'A bench in the shade, please';
const notes = 'One of us walks with a stick';

/** What of the card must stand nowhere: number, expiry, CVV. */
const secrets = new RegExp(`4242 ?4242|12/30|\\b${goodCard.cvv}\\b`);

const storedText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));

test('Back leads where the specification says, and loses nothing', async ({ page, request }) => {
  const slot = await untouchedSlot(request, 'standard');
  const visitor = new Visitor(page, 'back');
  await visitor.open('standard');
  await visitor.goTo('details', slot, 12);
  await visitor.fillDetails(12);
  await page.getByLabel(/^Special requests/).fill(requests);
  await visitor.goOn();
  await visitor.acceptWaiver();
  await page.getByLabel(/^Additional notes/).fill(notes);
  await visitor.goOn();
  await visitor.orderDishes('Chick-fil-A', 3);
  await visitor.goOn();
  await visitor.isAt('payment');
  await visitor.fillCard();

  const back = visitor.button('Back');
  await back.click();
  await visitor.isAt('food');
  await expect(page.getByRole('group', { name: /^Quantity/ })).toContainText('3');
  await back.click();
  await visitor.isAt('waiver');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByLabel(/^Additional notes/)).toHaveValue(notes);
  await back.click();
  await visitor.isAt('details');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Group size')).toHaveValue('12');
  await expect(page.getByLabel(/^Special requests/)).toHaveValue(requests);
  await back.click();
  await visitor.isAt('date');
  await expect(visitor.time(slot.time)).toHaveAttribute('aria-pressed', 'true');
  await expect(visitor.day(slot.date)).toHaveAccessibleName(`${longDate(slot.date)}, chosen`);

  for (const step of ['details', 'waiver', 'food', 'payment'] as const) {
    await visitor.goOn();
    await visitor.isAt(step);
  }
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
});

test('the browser’s own Back and Forward go step by step, and a small party never meets the food', async ({
  page,
  request,
}) => {
  const visitor = new Visitor(page, 'history');
  await visitor.open('standard');
  await visitor.goTo('payment', await untouchedSlot(request, 'standard'), 2);
  for (const step of ['waiver', 'details', 'date'] as const) {
    await page.goBack();
    await visitor.isAt(step);
  }
  for (const step of ['details', 'waiver', 'payment'] as const) {
    await page.goForward();
    await visitor.isAt(step);
  }
  await page.goto('/book-tour?tour=standard&step=4');
  await visitor.isAt('waiver');
  await expect(page).toHaveURL(/step=3/);
});

test('a refresh keeps every step, and never the card', async ({ page, request }) => {
  const slot = await untouchedSlot(request, 'standard');
  const visitor = new Visitor(page, 'refresh');
  await visitor.open('standard');
  await visitor.choose(slot);
  await page.reload();
  await expect(visitor.time(slot.time)).toHaveAttribute('aria-pressed', 'true');
  await visitor.goOn();
  await visitor.fillDetails(11);
  await page.getByLabel(/^Special requests/).fill(requests);
  await page.reload();
  await visitor.isAt('details');
  await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
  await expect(page.getByLabel(/^Special requests/)).toHaveValue(requests);
  await visitor.goOn();
  await visitor.acceptWaiver();
  await page.getByLabel(/^Additional notes/).fill(notes);
  await page.reload();
  await visitor.isAt('waiver');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByText('Eleven seats held for you:')).toBeVisible();
  await visitor.goOn();
  await visitor.orderDishes("Jersey Mike's", 2);
  await page.reload();
  await visitor.isAt('food');
  await expect(page.getByText('Food order: $29.00')).toBeVisible();
  await visitor.goOn();
  await visitor.fillCard();
  const kept = await storedText(page);
  expect(kept).toContain(visitor.email);
  expect(kept).not.toMatch(secrets);
  await page.reload();
  await visitor.isAt('payment');
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await visitor.fillCard();
  await visitor.pay();
  const code = await visitor.confirmationCode();
  await page.reload();
  expect(await visitor.confirmationCode()).toBe(code);
  expect(await storedText(page)).not.toMatch(secrets);
});

test('a choice of another date forgets the time, and one’s own seats stay free for oneself', async ({
  page,
  request,
}) => {
  const slot = await untouchedSlot(request, 'premium');
  const visitor = new Visitor(page, 'own');
  await leaveSeats(request, slot, 4);
  await visitor.open('premium');
  await visitor.showMonthOf(slot.date);
  await visitor.day(slot.date).click();
  await expect(visitor.time(slot.time)).toContainText('Only 4 seats left');
  await visitor.time(slot.time).click();
  await visitor.goOn();
  await visitor.fillDetails(4);
  await visitor.goOn();
  await visitor.isAt('waiver');
  await visitor.button('Back').click();
  await visitor.isAt('details');
  await visitor.button('Back').click();
  await expect(visitor.time(slot.time)).toContainText('Only 4 seats left');
  await expect(visitor.time(slot.time)).toHaveAttribute('aria-pressed', 'true');
  const other = await untouchedSlot(request, 'premium');
  if (other.date === slot.date) await visitor.button(/^Go to the following month/).click();
  else await visitor.showMonthOf(other.date);
  // What is free in a month is known once it has come: a day that is pressed before is not chosen.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const free = page.locator('.rdp-day_button:enabled').filter({ hasNotText: 'chosen' });
  await free.last().click();
  await expect(visitor.button('Next')).toBeDisabled();
});
