import { expect } from '@playwright/test';
import { BookingPage } from '../support/booking-page.js';
import { fare, hasSpanish } from '../support/house.js';
import { beginning, spanish, timeIn } from '../support/languages.js';
import { pagesOf } from '../support/printed.js';
import { laterSlot } from '../support/slots.js';
import { expectSoundSpanish } from '../support/spanish-page.js';
import { test } from '../support/test.js';
import { widths } from '../support/widths.js';

const { say } = spanish;

if (hasSpanish) {
  for (const width of ['phone', 'desktop'] as const) {
    test(`two guests book, pay, print, see their visit and cancel it in Spanish, at ${widths[width].width}`, {
      tag: '@gate',
    }, async ({ page, slots }) => {
      const slot = await laterSlot(slots);
      const booking = new BookingPage(page, spanish);
      await page.setViewportSize(widths[width]);
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', 'yes');
      });
      await page.clock.install();
      await page.goto('/es');
      await expectSoundSpanish(page, 'home');
      await page
        .getByRole('main')
        .getByRole('link', { name: say('Book Your Tour'), exact: true })
        .click();
      await expect(page).toHaveURL(/\/es\/tours$/);
      const standard = page.getByRole('main').locator('a[href^="/es/book-tour?tour=standard"]').first();
      await expect(standard).toHaveText(say('Book Online'));
      await expectSoundSpanish(page, 'tours');
      await standard.click();
      await booking.isAt('date');
      await booking.choose(slot);
      await expectSoundSpanish(page, 'date');
      await booking.continue();
      await booking.isAt('details');
      await booking.fillDetails(2);
      await expectSoundSpanish(page, 'details');
      await booking.continue();
      await booking.isAt('waiver');
      await booking.acceptWaiver();
      await booking.continue();
      await booking.isAt('payment');
      await expect(page.getByText(/^2 lugares apartados para usted/)).toBeVisible();
      await expectSoundSpanish(page, 'payment');
      await booking.fillCard();
      await booking.pay();

      const code = await booking.confirmationCode();
      const main = page.getByRole('main');
      await expect(main.getByText(timeIn(spanish, slot.time), { exact: true }).first()).toBeVisible();
      await expect(main).toContainText(fare('standard', 2));
      await expect(page.getByRole('img', { name: say('QR code of the ticket {code}', { code }) })).toBeVisible();
      await expectSoundSpanish(page, 'ticket');
      await booking.button(say('Print Ticket')).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);

      await page.getByRole('link', { name: say('Change or cancel') }).click();
      await expect(page).toHaveURL(/\/es\/visit\//);
      await expect(page.getByText(code, { exact: true })).toBeVisible();
      await expectSoundSpanish(page, 'visit');
      await page.getByRole('button', { name: beginning(say('Cancel the visit')) }).click();
      const refund = fare('standard', 2);
      await page.getByRole('button', { name: say('Cancel and refund {refund}', { refund }) }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('Your visit is canceled') })).toBeFocused();
      await expectSoundSpanish(page, 'canceled');
    });
  }
}
