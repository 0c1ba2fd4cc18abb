import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { bookParty } from '../support/bookings.js';
import { requestGraphql } from '../support/graphql.js';
import { dollars, fare, tourOf } from '../support/house.js';
import { mailsTo } from '../support/mail.js';
import { uniqueEmail } from '../support/names.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

test('the desk corrects an address, undoes it, gives money back and writes notes', async ({ page, request, slots }) => {
  const { email, visitUrl } = await bookParty(request, await slots.take('standard'), 4);
  const find = 'query ($email: String!) { bookingsByEmail(email: $email) { confirmationCode } }';
  const found = await requestGraphql<{ bookingsByEmail: [{ confirmationCode: string }] }>(request, find, { email });
  await page.goto(`/admin/bookings/${found.bookingsByEmail[0].confirmationCode}`);
  const admin = new AdminPage(page);
  const rest = dollars(4 * tourOf('standard').priceCents - 1000);
  const history = page.getByRole('list', { name: 'History, oldest first' });

  const right = uniqueEmail('right');
  await admin.button('Correct name, e-mail, phone').click();
  await expect(page.getByRole('heading', { name: 'Correct name, e-mail and phone' })).toBeFocused();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(right);
  await expect(page.getByText('The earlier links stop working at once')).toBeVisible();
  await page.getByRole('button', { name: 'Correct and mail the ticket' }).click();
  await expect(page.getByText('Please give a reason in a few words')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Reason').fill('A typing mistake');
  await page.getByRole('button', { name: 'Correct and mail the ticket' }).click();
  await admin.expectToast('Corrected', 'You can undo it in the history below.');
  await expect(page.getByRole('link', { name: right })).toBeVisible();
  await expect(history).toContainText(`Corrected, was Benny Binion, ${email}`);
  await expect.poll(async () => (await mailsTo(request, right)).length).toBe(1);
  const old = await request.get(visitUrl);
  expect(await old.text()).toContain('was replaced');

  await page.getByRole('button', { name: 'Undo the correction' }).click();
  await admin.expectToast('Correction undone', 'The booking has its earlier name and addresses again.');
  await expect(page.getByRole('link', { name: email })).toBeVisible();

  await admin.button('Give money back').click();
  await page.getByLabel('Amount in dollars').fill('190');
  await page.getByLabel('Reason').fill('They waited on the phone');
  await page.getByRole('button', { name: 'Give $190.00 back' }).click();
  await expect(page.getByText(`More than was paid. You can refund at most ${fare('standard', 4)}.`)).toBeVisible();
  await page.getByLabel('Amount in dollars').fill('10');
  await expect(page.getByText(`${rest} stays with us.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Give $10.00 back' }).click();
  await admin.expectToast('Refund started', 'Benny will get an e-mail about it.');
  const money = page.getByRole('table', { name: 'payments and refunds' });
  await expect(money.getByRole('row', { name: /goodwill/ })).toContainText('−$10.00');
  await expect(page.getByText('Paid less refunds')).toContainText(rest);

  await admin.button('Add a note').click();
  await page.getByRole('textbox', { name: 'Note' }).fill('A chair at the garden stop');
  await page.getByLabel('Guides at the door, too').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add for the door' }).click();
  const notes = page.getByRole('list', { name: 'Notes, oldest first' });
  await expect(notes.getByRole('listitem')).toContainText('A chair at the garden stop');
  await notes.getByRole('button', { name: /^Remove/ }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore the note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('A chair at the garden stop');
  await expectAccessible(page);
});
