import { expect } from '@playwright/test';
import { expectNoSideScroll } from './support/look.js';
import { untouchedSlot } from './support/slots.js';
import { test } from './support/test.js';
import { Visitor } from './support/visitor.js';

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Width and height of the first page, in points. */
const sizeOf = (pdf: Buffer): readonly number[] =>
  (/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? []).slice(1).map(Number).map(Math.round);

/** As long as each may be, and hard to break. */
const longest = {
  'First name': 'Wilhelmina '.repeat(10).slice(0, 99).concat('a'),
  'Last name': 'Featherstonehaugh-'.repeat(6).slice(0, 100),
  Email: `${'e'.repeat(64)}@${`${'a'.repeat(60)}.`.repeat(3)}test`,
  Phone: '8175550100'.repeat(4),
};

test('the ticket is printed on one page, A4 and Letter, however much was written', async ({ page, request }) => {
  const slot = await untouchedSlot(request, 'standard');
  const visitor = new Visitor(page, 'print');
  const long = 'A bench in the shade for one of us, please, and the name of the guide. '.repeat(20).slice(0, 1000);
  await visitor.open('standard');
  await visitor.goTo('details', slot, 20);
  await visitor.fillDetails(20);
  for (const [label, text] of Object.entries(longest)) await page.getByLabel(label).fill(text);
  await page.getByLabel(/^Special requests/).fill(long);
  await visitor.goOn();
  await visitor.acceptWaiver();
  await page.getByLabel(/^Additional notes/).fill(long);
  await visitor.goOn();
  await visitor.orderDishes("Jersey Mike's", 2);
  await visitor.goOn();
  await visitor.fillCard();
  await visitor.pay();
  const code = await visitor.confirmationCode();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSideScroll(page);
  }

  const a4 = await page.pdf({ path: 'e2e/artefacts/ticket-a4.pdf', preferCSSPageSize: true });
  const letter = await page.pdf({ path: 'e2e/artefacts/ticket-letter.pdf', format: 'Letter', printBackground: true });
  expect([pagesOf(a4), pagesOf(letter)]).toEqual([1, 1]);
  expect([sizeOf(a4), sizeOf(letter)]).toEqual([
    [595, 842],
    [612, 792],
  ]);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 698, height: 1027 });
  // Nothing sticks out, so nothing was made smaller to fit.
  await expectNoSideScroll(page);
  await page.screenshot({ path: 'e2e/artefacts/screens/printed-ticket.png', fullPage: true });
  const paper = page.getByRole('main');
  for (const words of [
    'Top O’ Hill Terrace',
    '3001 W. Division Street, Arlington, Texas 76012',
    '817-987-1716',
    code,
    'Gate to Garden',
    `${longest['First name']} ${longest['Last name']}`,
    longest.Email,
    longest.Phone,
    'Special requests',
    'Notes',
  ]) {
    await expect(paper.getByText(words).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(paper.getByText(long.trim()).first()).toBeVisible();
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), visitor.button('Print Ticket')]) {
    await expect(part).toBeHidden();
  }
});

test('Print Ticket asks the browser to print', async ({ page, request }) => {
  const visitor = new Visitor(page, 'printer');
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await visitor.open('standard');
  await visitor.goTo('payment', await untouchedSlot(request, 'standard'), 1);
  await visitor.fillCard();
  await visitor.pay();
  await visitor.isAt('ticket');
  await visitor.button('Print Ticket').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
});
