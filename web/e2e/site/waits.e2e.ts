import { expect, type Locator } from '@playwright/test';
import { BookingPage } from '../support/booking-page.js';
import { ContactPage } from '../support/contact-page.js';
import { holdOperation } from '../support/graphql.js';
import { test } from '../support/test.js';

/** Says in words that it waits, keeps the focus, and ignores a second press. */
async function expectWaiting(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
}

test('a message says that it is being sent, until it is answered', async ({ page }) => {
  const contact = new ContactPage(page);
  await page.goto('/contact');
  await contact.fill();
  const answer = await holdOperation(page, 'SendMessage');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectWaiting(page.getByRole('button', { name: 'Sending...' }));
  answer();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});

test('the seats of a booking say that they are being held', async ({ page, slots }) => {
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.choose(await slots.take('standard'));
  await booking.continue();
  await booking.fillDetails(2);
  const answer = await holdOperation(page, 'HoldSeats');
  await booking.button('Continue').click();
  await expectWaiting(booking.button('Holding your seats...'));
  answer();
  await expect(booking.heading('waiver')).toBeVisible();
});
