import { expect } from '@playwright/test';
import { expectNoSideScroll } from '../support/accessibility.js';
import { BookingPage } from '../support/booking-page.js';
import { hasFood, house, tourOf } from '../support/house.js';
import { pagesOf } from '../support/printed.js';
import { test } from '../support/test.js';

/** Width and height of the first page, in points. */
function sizeOf(pdf: Buffer): readonly number[] {
  const box = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? [];
  return box.slice(1).map(Number).map(Math.round);
}

/** The longest allowed texts, without line break opportunities. */
const longest = {
  'First name': 'Wilhelmina '.repeat(10).slice(0, 99).concat('a'),
  'Last name': 'Featherstonehaugh-'.repeat(6).slice(0, 100),
  Email: `${'e'.repeat(64)}@${`${'a'.repeat(60)}.`.repeat(3)}test`,
  Phone: '8175550100'.repeat(4),
};

test('the ticket is printed on one page, A4 and Letter, however much was written', async ({ page, slots }) => {
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  const long = 'A bench in the shade for one of us, please, and the name of the guide. '.repeat(20).slice(0, 1000);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await booking.open('standard');
  await booking.goTo('details', slot, 20);
  await booking.fillDetails(20);
  for (const [label, text] of Object.entries(longest)) await page.getByLabel(label).fill(text);
  await page.getByLabel(/^Special requests/).fill(long);
  await booking.continue();
  await booking.acceptWaiver();
  await page.getByLabel(/^Additional notes/).fill(long);
  await booking.continue();
  if (hasFood) {
    await booking.orderFood("Jersey Mike's", 2);
    await booking.continue();
  }
  await booking.fillCard();
  await booking.pay();
  const code = await booking.confirmationCode();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSideScroll(page);
  }

  await booking.button('Print Ticket').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  const a4 = await page.pdf({ path: 'e2e/artefacts/ticket-a4.pdf', preferCSSPageSize: true });
  const letter = await page.pdf({ path: 'e2e/artefacts/ticket-letter.pdf', format: 'Letter', printBackground: true });
  expect([pagesOf(a4), pagesOf(letter)]).toEqual([1, 1]);
  expect([sizeOf(a4), sizeOf(letter)]).toEqual([
    [595, 842],
    [612, 792],
  ]);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 698, height: 1027 });
  // The page fits without being scaled down.
  await expectNoSideScroll(page);
  await page.screenshot({ path: 'e2e/artefacts/screens/printed-ticket.png', fullPage: true });
  const paper = page.getByRole('main');
  for (const words of [
    house.name,
    `${house.street}, ${house.town}, ${house.region} ${house.postalCode}`,
    house.phone,
    code,
    tourOf('standard').name,
    `${longest['First name']} ${longest['Last name']}`,
    longest.Email,
    longest.Phone,
    'Special requests',
    'Notes',
  ]) {
    await expect(paper.getByText(words).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(paper.getByText(long.trim()).first()).toBeVisible();
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), booking.button('Print Ticket')]) {
    await expect(part).toBeHidden();
  }
});
