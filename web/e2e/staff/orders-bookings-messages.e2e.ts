import { expect } from '@playwright/test';
import { fromPanel } from '#house/about/navigation.js';
import { expectNoSideScroll } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { longDate } from '../support/booking-page.js';
import { bookElsewhere } from '../support/bookings.js';
import { sentVariables } from '../support/graphql.js';
import { mailsTo } from '../support/mail.js';
import { uniqueName } from '../support/names.js';
import { orderThreeSpoons } from '../support/orders.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';
import { widths } from '../support/widths.js';

test.use({ storageState: staffSession });

test('an order is found with its lines, packed and sent, and its receipt is sent again', { tag: '@gate' }, async ({
  page,
  request,
  staff,
}) => {
  const admin = new AdminPage(page);
  const { name, email } = await orderThreeSpoons(staff, request);

  await admin.open('Orders');
  await admin.search('Search orders').fill(email);
  await expect(admin.heading('Orders (1)')).toBeVisible();
  const row = admin.row(email).first();
  await expect(row).toContainText('$19.49');
  for (const line of ['12 Elm Street', 'Springfield, TX 76012', '817-555-0100']) {
    await expect(row).toContainText(line);
  }
  await page.setViewportSize(widths.tablet);
  // On one line, as no word of the address is broken.
  const telephone = row.getByRole('link', { name: '817-555-0100' });
  await expect.poll(async () => (await telephone.boundingBox())?.height).toBeLessThanOrEqual(48);
  await expectNoSideScroll(page);
  await page.setViewportSize(widths.desktop);
  await expect(row).toContainText('Pending');
  await row.getByRole('button', { name: /^3 items in order/ }).click();
  // The line ends with its button.
  const lines = page.getByRole('row', { name: new RegExp(`^${name} 3 \\$4\\.50 \\$13\\.50( Cancel|$)`) });
  await expect(lines).toBeVisible();
  for (const [button, status] of [
    ['Mark as paid', 'Paid'],
    ['Mark as packed', 'Packed'],
    ['Mark as sent', 'Sent'],
    ['Back to packed', 'Packed'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
    if (status === 'Sent') await page.getByRole('dialog').getByRole('button', { name: button }).click();
    await expect(row).toContainText(status);
  }

  // The mail that it was sent can have been made before it was packed again.
  const receipts = async () => (await mailsTo(request, email)).filter(({ subject }) => !/parcel/.test(subject));
  await expect.poll(async () => (await receipts()).length, { timeout: 60_000 }).toBe(1);
  await page.getByRole('link', { name: /^E-mails about order/ }).click();
  await expect(admin.tab('E-mails')).toHaveAttribute('aria-current', 'page');
  const receipt = admin.row(email);
  await expect(receipt).toHaveCount(1);
  await expect(receipt).toContainText('Order receipt');
  // A mail can be in the inbox before its row says so.
  await expect(async () => {
    await page.reload();
    await expect(receipt).toHaveCount(1);
    expect(await receipt.innerText()).toContain('Sent');
  }).toPass();
  await receipt.getByRole('button', { name: /^Send again/ }).click();
  await admin.expectToast('E-mail queued', 'It will be sent shortly.');
  await expect.poll(async () => (await receipts()).length).toBe(2);
});

test('the bookings of a day are counted, opened, and printed for the door', async ({ page, request, slots }) => {
  const slot = await slots.take('standard');
  const parties = [await bookElsewhere(request, slot, 3), await bookElsewhere(request, slot, 2)];
  const admin = new AdminPage(page);
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = document.querySelector('[data-door-list]')?.textContent ?? '';
    };
  });
  await admin.open('Bookings');
  const day = page.getByLabel('Day of the tour');
  await day.fill(slot.date);
  const status = page.getByRole('status').filter({ hasText: longDate(slot.date) });
  await expect(status).toContainText(/: \d+ guests/);
  const row = admin.row('Benny Binion').filter({ hasText: slot.time }).first();
  await row.getByRole('button', { name: /^Details/ }).click();
  await expect(page.getByText(new RegExp(`^(${parties.join('|')})$`)).first()).toBeVisible();
  await admin.button('Print the list for the door').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Benny Binion/);
  const printed = (await page.locator('body').getAttribute('data-printed')) ?? '';
  expect(printed).toContain(longDate(slot.date));
  expect(printed).toContain(slot.time);
  await expect(page.locator('[data-door-list]')).toHaveCount(0);

  await page.getByRole('button', { name: 'The day after' }).click();
  await expect(day).not.toHaveValue(slot.date);
  await admin.button('All to come').click();
  await expect(page.getByText(/^From today on: \d+ guests/)).toBeVisible();
  await admin.search('Search bookings').fill('nobody is called so');
  await expect(page.getByText('Nothing matches “nobody is called so”.')).toBeVisible();
});

test('a message of a visitor waits on the first page until it is answered', async ({ page, request }) => {
  const admin = new AdminPage(page);
  const lastName = uniqueName('Writer').replaceAll(' ', '');
  const data = {
    firstName: 'Ada',
    lastName,
    email: `${lastName.toLowerCase()}@example.test`,
    phone: '817-555-0100',
    subject: 'media-research',
    message: 'Is there\na film of the raid?',
  };
  expect((await request.post('/api/contact', { data })).ok()).toBe(true);
  await admin.open('Today');
  const need = page.getByRole('listitem').filter({ hasText: 'Unanswered messages' });
  await expect(need).toContainText(/\d/);
  await need.getByRole('link', { name: /^Answer/ }).click();
  await expect(admin.tab('Messages')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByLabel('Which messages')).toHaveValue('unanswered');
  await admin.search('Search messages').fill(lastName);
  const row = admin.row(lastName);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Media & Research');
  await expect(row).toContainText('Unread');
  await row.getByRole('button', { name: /^Read/ }).click();
  await expect(page.getByText('a film of the raid?')).toBeVisible();
  await expect(page.getByRole('link', { name: `Write to ${data.email}` })).toHaveAttribute(
    'href',
    `mailto:${data.email}?subject=Re%3A%20Media%20%26%20Research`,
  );
  await page.getByRole('button', { name: /^Mark as answered/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByLabel('Which messages').selectOption('all');
  await expect(row.first()).toContainText('Answered');
});

test('a heading sorts the whole list at the server, and the address keeps it', async ({ page }) => {
  const admin = new AdminPage(page);
  const asked = sentVariables<{ sort: string; direction: string; offset: number }>(page, 'StaffOrders');
  await admin.open('Orders');
  const head = (name: string) => page.getByRole('columnheader', { name });
  await expect(head('Placed')).toHaveAttribute('aria-sort', 'descending');
  await head('Total').getByRole('button').click();
  await expect(head('Total')).toHaveAttribute('aria-sort', 'ascending');
  await expect(head('Placed')).not.toHaveAttribute('aria-sort', /.+/);
  await expect(page).toHaveURL('/admin?tab=orders&sort=total');
  await head('Total').getByRole('button').click();
  await expect(page).toHaveURL('/admin?tab=orders&sort=-total');
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'TOTAL', direction: 'DESCENDING', offset: 0 });
  await page.reload();
  await expect(head('Total')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'TOTAL', direction: 'DESCENDING' });
  await page.goto('/admin?tab=orders&sort=-nothing');
  await expect(head('Placed')).toHaveAttribute('aria-sort', 'descending');
});

test('a tab is an address, going back to it asks again, and the History page is one press away', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.open('Orders');
  await expect(page).toHaveURL('/admin?tab=orders');
  await page.reload();
  await expect(admin.tab('Orders')).toHaveAttribute('aria-current', 'page');
  await expect(admin.heading(/^Orders \(\d+\)$/)).toBeVisible();
  const asked = sentVariables(page, 'StaffOrders');
  await admin.goTo('Products');
  await admin.goTo('Orders');
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole('link', { name: fromPanel.label }).click();
  await expect(page).toHaveURL(fromPanel.to);
});
