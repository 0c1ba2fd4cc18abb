import { expect } from '@playwright/test';
import { BookingPage, goodCard } from '../support/booking-page.js';
import { test } from '../support/test.js';

test('a card can be pasted and corrected, and Back from the ticket leaves the booking', async ({ page, slots }) => {
  const booking = new BookingPage(page);
  await page.goto('/tours');
  await booking.open('standard');
  await booking.goTo('payment', await slots.take('standard'), 2);

  const number = page.getByLabel('Card number');
  await number.focus();
  await page.keyboard.insertText(` ${goodCard.number} `);
  await expect(number).toHaveValue('4242 4242 4242 4242');
  // After a correction of the second digit, the caret stays in place.
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 2));
  await page.keyboard.type('3');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('3');
  await expect(number).toHaveValue('4342 4242 4242 4242');
  expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);

  await page.getByLabel('Name on card').fill(goodCard.name);
  await page.getByLabel('CVV').fill(goodCard.cvv);
  const expiry = page.getByLabel('Expiry date');
  await expiry.pressSequentially('13/28');
  await booking.button(/^Pay \$/).click();
  await expect(expiry).toHaveAccessibleDescription('The month is a number from 01 to 12.');
  await expiry.fill('');
  await expiry.pressSequentially('5/2030');
  await expiry.blur();
  await expect(expiry).toHaveValue('05/30');

  await booking.pay();
  await booking.isAt('ticket');
  await expect(page).toHaveURL(/step=6/);
  await page.goBack();
  await expect(page).toHaveURL(/\/tours$/);
});
