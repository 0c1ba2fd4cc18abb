import { expect } from '@playwright/test';
import { sentVariables } from './support/graphql.js';
import { mailsTo, theMailTo } from './support/inbox.js';
import { bookElsewhere, untouchedSlot } from './support/slots.js';
import { newName, StaffDesk } from './support/staff-desk.js';
import { makeProduct } from './support/staff-goods.js';
import { test } from './support/test.js';
import { longDate } from './support/visitor.js';

test('an order is found with its lines, and its receipt is sent again', async ({ page, request }) => {
  const desk = new StaffDesk(page);
  await desk.signInByCall();
  const name = newName('Spoon');
  const { id } = await makeProduct(desk, name, '4.50');
  const email = `${newName('buyer').replaceAll(' ', '-')}@example.test`;
  const items = JSON.stringify([{ productId: id, productName: name, quantity: 3, price: '4.50' }]);
  await expect(async () => {
    const data = { customerEmail: email, customerName: 'Ada Marshall', items, total: '13.50', status: 'pending' };
    expect((await request.post('/api/orders', { data })).status()).toBe(201);
  }).toPass({ timeout: 20_000 });

  await desk.open('Orders');
  await desk.search('Search orders').fill(email);
  await expect(desk.heading('Orders (1)')).toBeVisible();
  const row = desk.row(email).first();
  await expect(row).toContainText('$13.50');
  await expect(row).toContainText('Pending');
  await row.getByRole('button', { name: /^3 items in order/ }).click();
  const lines = page.getByRole('row', { name: `${name} 3 $4.50 $13.50`, exact: true });
  await expect(lines).toBeVisible();

  await theMailTo(request, email);
  await page.getByRole('link', { name: /^E-mails about order/ }).click();
  await expect(desk.tab('E-mails')).toHaveAttribute('aria-selected', 'true');
  const receipt = desk.row(email);
  await expect(receipt).toHaveCount(1);
  await expect(receipt).toContainText('Order receipt');
  await expect(receipt).toContainText('Sent');
  await receipt.getByRole('button', { name: /^Send again/ }).click();
  await desk.isTold('E-mail queued', 'It goes out in a moment.');
  await expect.poll(async () => (await mailsTo(request, email)).length, { timeout: 30_000 }).toBe(2);
});

test('the bookings of a day are counted, opened, and printed for the door', async ({ page, request }) => {
  const slot = await untouchedSlot(request, 'standard');
  await bookElsewhere(request, slot, 3);
  await bookElsewhere(request, slot, 2);
  const desk = new StaffDesk(page);
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = document.querySelector('[data-door-list]')?.textContent ?? '';
    };
  });
  await desk.open('Bookings');
  const day = page.getByLabel('Day of the tour');
  await day.fill(slot.date);
  const said = page.getByRole('status').filter({ hasText: longDate(slot.date) });
  await expect(said).toContainText(/: \d+ guests/);
  const row = desk.row('Benny Binion').filter({ hasText: slot.time }).first();
  await row.getByRole('button', { name: /^Details/ }).click();
  await expect(page.getByText(/^party-\d+@example\.test$/).first()).toBeVisible();
  await desk.button('Print the list for the door').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Benny Binion/);
  const printed = (await page.locator('body').getAttribute('data-printed')) ?? '';
  expect(printed).toContain(longDate(slot.date));
  expect(printed).toContain(slot.time);
  await expect(page.locator('[data-door-list]')).toHaveCount(0);

  await page.getByRole('button', { name: 'The day after' }).click();
  await expect(day).not.toHaveValue(slot.date);
  await desk.button('All to come').click();
  await expect(page.getByText(/^From today on: \d+ guests/)).toBeVisible();
  await desk.search('Search bookings').fill('nobody is called so');
  await expect(page.getByText('Nothing matches “nobody is called so”.')).toBeVisible();
});

test('a visitor’s message is read at the desk', async ({ page, request }) => {
  const desk = new StaffDesk(page);
  const lastName = newName('Writer').replaceAll(' ', '');
  const data = {
    firstName: 'Ada',
    lastName,
    email: `${lastName.toLowerCase()}@example.test`,
    phone: '817-555-0100',
    subject: 'media-research',
    message: 'Is there\na film of the raid?',
  };
  expect((await request.post('/api/contact', { data })).ok()).toBe(true);
  await desk.open('Messages');
  await desk.search('Search messages').fill(lastName);
  const row = desk.row(lastName);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Media & Research');
  await row.getByRole('button', { name: /^Read/ }).click();
  await expect(page.getByText('a film of the raid?')).toBeVisible();
  await expect(page.getByRole('link', { name: `Write to ${data.email}` })).toHaveAttribute(
    'href',
    `mailto:${encodeURIComponent(data.email)}?subject=Re%3A%20Media%20%26%20Research`,
  );
});

test('a heading sorts the whole list at the server, and the address keeps it', async ({ page }) => {
  const desk = new StaffDesk(page);
  const asked = sentVariables<{ sort: string; direction: string; offset: number }>(page, 'StaffOrders');
  await desk.open('Orders');
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

test('a tab is an address, and going back to it asks anew', async ({ page }) => {
  const desk = new StaffDesk(page);
  await desk.open('Orders');
  await expect(page).toHaveURL('/admin?tab=orders');
  await page.reload();
  await expect(desk.tab('Orders')).toHaveAttribute('aria-selected', 'true');
  let asked = 0;
  page.on('request', (sent) => {
    if (sent.postData()?.includes('StaffOrders')) asked += 1;
  });
  await desk.goTo('Products');
  await desk.goTo('Orders');
  await expect.poll(() => asked).toBe(1);
});
