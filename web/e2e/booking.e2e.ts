import { expect } from '@playwright/test';
import { type SentBooking, sentHeaders, sentVariables } from './support/graphql.js';
import { theMailTo } from './support/inbox.js';
import { seatsLeft, untouchedSlot } from './support/slots.js';
import { test } from './support/test.js';
import { longDate, Visitor } from './support/visitor.js';

test('two guests book a standard tour and have their ticket, on screen and by mail', { tag: '@widths' }, async ({
  page,
  request,
}) => {
  const slot = await untouchedSlot(request, 'standard');
  const visitor = new Visitor(page, 'two');
  const sent = sentVariables<SentBooking>(page, 'CreateBooking');
  const headers = sentHeaders(page, 'CreateBooking');
  await visitor.open('standard');
  await expect(page.getByText('Please select a date first')).toBeVisible();
  await expect(visitor.button('Next')).toBeDisabled();
  await visitor.goTo('payment', slot, 2);
  await expect(page.getByText('Two seats held for you:')).toBeVisible();
  expect(await seatsLeft(request, slot)).toBe(23);
  await visitor.fillCard();
  await visitor.pay();

  const code = await visitor.confirmationCode();
  const ticket = page.getByRole('main');
  await expect(ticket).toContainText('Admit');
  await expect(ticket).toContainText('Two');
  const [weekday, ...day] = longDate(slot.date).split(', ');
  for (const words of [weekday ?? '', day.join(', '), slot.time]) {
    await expect(ticket.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(ticket).toContainText('$50.00');
  await expect(ticket).toContainText('Paid');
  await expect(ticket).toContainText('Please arrive 15 minutes before the tour');
  await expect(page.getByRole('img', { name: `QR code of the confirmation code ${code}` })).toBeVisible();

  expect(sent).toHaveLength(1);
  expect(sent[0]?.input).toMatchObject({
    groupSize: 2,
    tourType: 'standard',
    tourDate: slot.date,
    tourTime: slot.time,
    totalAmount: '50.00',
    paymentStatus: 'paid',
    foodOrderPlatform: 'none',
    foodOrderTotal: '0.00',
  });
  expect(await seatsLeft(request, slot)).toBe(23);

  const mail = await theMailTo(request, visitor.email);
  expect(mail.subject).toContain(code);
  expect(mail.attachments?.map(({ contentType }) => contentType)).toContain('text/calendar');

  // One trace from the browser's request to the e-mail: each hop between has passed it on.
  const trace = headers[0]?.traceparent?.split('-')[1];
  expect(trace).toMatch(/^[\da-f]{32}$/);
  expect(mail.headers.traceparent?.split('-')[1]).toBe(trace);
});

test('twelve guests order food, and it is named as they chose it', async ({ page, request }) => {
  const slot = await untouchedSlot(request, 'standard');
  const visitor = new Visitor(page, 'twelve');
  const sent = sentVariables<SentBooking>(page, 'CreateBooking');
  await visitor.open('standard');
  await visitor.goTo('food', slot, 12);
  await visitor.button(/^Back$/).click();
  await visitor.isAt('waiver');
  await visitor.goOn();
  await page.getByRole('radio', { name: "Jersey Mike's" }).check();
  await expect(visitor.button('Continue')).toBeDisabled();
  await expect(visitor.button(/^One fewer/)).toBeDisabled();
  await visitor.orderDishes('Chick-fil-A', 12);
  await expect(page.getByText('Food order: $155.88')).toBeVisible();
  await visitor.goOn();
  await visitor.isAt('payment');
  await visitor.fillCard();
  await visitor.pay();

  await visitor.isAt('ticket');
  const main = page.getByRole('main');
  await expect(main).toContainText('Chick-fil-A');
  await expect(main).toContainText('12 × Chicken Sandwich Meal');
  await expect(main).toContainText('$155.88');
  await expect(main).not.toContainText(/Uber|DoorDash|Grubhub/i);
  expect(sent[0]?.input).toMatchObject({
    totalAmount: '300.00',
    foodOrderPlatform: 'chick_fil_a',
    foodOrderRestaurant: 'Chick-fil-A',
    foodOrderDetails: '12 × Chicken Sandwich Meal',
    foodOrderTotal: '155.88',
  });
  const mail = await theMailTo(request, visitor.email);
  expect(mail.html).toContain('Chick-fil-A');
});

test('leaving with a ticket in hand, the next booking starts afresh', async ({ page, request }) => {
  const slot = await untouchedSlot(request, 'private');
  const visitor = new Visitor(page, 'private');
  await visitor.open('private');
  await visitor.goTo('payment', slot, 5);
  await expect(page.getByText('This tour is held for your party:')).toBeVisible();
  await visitor.fillCard();
  await visitor.pay();
  await visitor.isAt('ticket');
  expect(await seatsLeft(request, slot)).toBe(0);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Book Your Tour/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /Book Online/ })
    .first()
    .click();
  await visitor.isAt('date');
  await expect(page.getByText('Please select a date first')).toBeVisible();
  await expect(page.getByText('Ada Marshall')).toHaveCount(0);
});
