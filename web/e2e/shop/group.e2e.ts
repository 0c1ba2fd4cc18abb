import { expect, type Page } from '@playwright/test';
import { dateAfter } from '../../kit/lib/venue-dates.js';
import { expectAccessible, expectNoSideScroll } from '../support/accessibility.js';
import { askedGroup, linkOf, openDesk } from '../support/groups.js';
import { attachmentOf, mailsTo } from '../support/mail.js';
import { uniqueEmail } from '../support/names.js';
import { keepPrintedSheet, pagesOf, sheetsOf } from '../support/printed.js';
import { test } from '../support/test.js';

/** A PDF of one object. */
const orderFile = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 >>\nstartxref\n45\n%%EOF\n',
);

const standing = (page: Page) => page.getByRole('region', { name: 'Where it stands' });

test.describe('at 390', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a teacher accepts the quote, sends the order, changes the count, moves, and cancels, by the link', async ({
    page,
    request,
    browser,
  }) => {
    const email = uniqueEmail('teacher');
    await keepPrintedSheet(page);
    const { number, tourId, day } = await askedGroup(request, email, {});
    await page.goto(await linkOf(request, email, 'We have your request'));
    await expect(page.getByText(number).first()).toBeVisible();

    const desk = await openDesk(browser);
    await desk.quote(number, tourId);
    await page.goto(await linkOf(request, email, 'Your quote'));
    const mail = (await mailsTo(request, email)).find(({ subject }) => subject.startsWith('Your quote'));
    const file = mail?.attachments?.find(({ contentType }) => contentType === 'application/pdf');
    const quote = await attachmentOf(request, mail?.id ?? '', file?.generatedFileName ?? '');
    expect(pagesOf(quote)).toBe(1);
    await expect(page.getByText('$180.00').first()).toBeVisible();
    await page.getByRole('button', { name: 'Print the quote' }).click();
    expect(await sheetsOf(page)).toEqual({ Letter: 1, A4: 1 });
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.getByLabel('Your name').fill('Dr. Reyes');
    await page.getByLabel('Your position').fill('Principal');
    await page.getByRole('checkbox', { name: /^I accept this/ }).check();
    await page.getByRole('button', { name: 'Accept and hold our seats' }).click();
    await expect(standing(page)).toContainText('Your seats are held');

    await page.getByRole('button', { name: 'Send a purchase order' }).click();
    await page.getByLabel('Number of the order').fill('PO 4711');
    await page.getByLabel('Where the bill goes').fill('Accounts Payable\n1 Main Street');
    const orderField = page.getByLabel('The order itself (optional)');
    await orderField.setInputFiles({
      name: 'order.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html></html>'),
    });
    await page.getByRole('button', { name: 'Send the order' }).click();
    await expect(page.getByText('order.pdf is neither a PDF nor a JPEG, PNG, GIF or WebP image')).toBeVisible();
    await expect(page.getByLabel('Number of the order')).toHaveValue('PO 4711');
    await expectAccessible(page);
    await orderField.setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: orderFile });
    await page.getByRole('button', { name: 'Send the order' }).click();
    await expect(standing(page)).toContainText('We look at your purchase order');
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await expect(page.getByText(', with its file')).toBeVisible();
    await desk.expectFile(number, orderFile);

    const order = {
      number: 'PO 4711',
      day: dateAfter(new Date().toISOString().slice(0, 10), -2),
      amount: '180.00',
      billTo: 'A',
    };
    await desk.secure(number, order);
    await page.goto(await linkOf(request, email, 'Your visit is booked'));
    await expect(page.getByRole('link', { name: /ticket/i }).first()).toBeVisible();
    await expect(standing(page)).toContainText('You are coming');
    await page.getByRole('button', { name: 'Change how many come' }).click();
    await page.getByRole('button', { name: 'One fewer: Pupils' }).click();
    await page.getByRole('button', { name: 'Change the count' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Changed: 17 pupils' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);

    const later = dateAfter(day, 7);
    await page.getByRole('button', { name: 'Move our visit' }).click();
    await page.getByLabel('Day', { exact: true }).fill(later);
    await expect(page.getByText(/^Until .* you can move again/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.getByRole('button', { name: /^Move to Wednesday/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Moved: you come on Wednesday' })).toBeVisible();
    await linkOf(request, email, 'Your group has changed');
    await page.getByRole('button', { name: 'Cancel our visit' }).click();
    await page.getByRole('button', { name: 'Yes, cancel our visit' }).click();
    await expect(standing(page)).toContainText('This visit does not take place');
    await linkOf(request, email, 'Your visit is canceled');
    await desk.close();
  });
});
