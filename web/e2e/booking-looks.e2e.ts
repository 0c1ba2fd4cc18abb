import { expect } from '@playwright/test';
import { onOperation } from './support/graphql.js';
import { expectAccessible, expectNoSideScroll, keepPicture } from './support/look.js';
import { bookElsewhere, leaveSeats, untouchedSlot } from './support/slots.js';
import { test } from './support/test.js';
import { Visitor } from './support/visitor.js';

const everywhere = { tag: '@widths' };

test('every step is accessible and stays within the window', everywhere, async ({ page, request }, info) => {
  const slot = await untouchedSlot(request, 'standard');
  const visitor = new Visitor(page, 'looks');
  const look = async (name: string): Promise<void> => {
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await keepPicture(page, info, name);
  };
  await visitor.open('standard');
  await expect(visitor.button('Next')).toBeInViewport();
  await look('1-empty');
  await leaveSeats(request, slot, 20);
  await visitor.choose(slot);
  await look('1-chosen');
  await visitor.goOn();
  await visitor.isAt('details');
  await expect(visitor.button('Continue')).toBeInViewport();
  await visitor.goOn();
  await look('2-refused');
  await visitor.fillDetails(12);
  await look('2-filled');
  await visitor.goOn();
  await visitor.isAt('waiver');
  await expect(visitor.button('Continue')).toBeInViewport();
  await visitor.goOn();
  await look('3-refused');
  await visitor.acceptWaiver();
  await visitor.goOn();
  await visitor.isAt('food');
  await look('4-none');
  await visitor.orderDishes('Chick-fil-A', 12);
  await look('4-order');
  await visitor.goOn();
  await visitor.isAt('payment');
  await visitor.fillCard({ number: '4242424242', cvv: '' });
  await visitor.button(/^Pay/).click();
  await look('5-refused');
  await visitor.fillCard();
  await visitor.button(/^Pay/).click();
  await expect(visitor.button(/^Processing/)).toBeVisible();
  await look('5-busy');
  await page.clock.fastForward(2000);
  await visitor.isAt('ticket');
  await expect(visitor.button('Print Ticket')).toBeInViewport();
  await look('6-ticket');
});

test('waiting, failing and having nothing are drawn states', everywhere, async ({ page }, info) => {
  let answer: 'wait' | 'fail' | 'nothing' | 'tours' = 'wait';
  let release = (): void => undefined;
  await onOperation(page, 'BookingTours', async (route) => {
    if (answer === 'wait') await new Promise<void>((resolve) => (release = resolve));
    if (answer === 'fail') await route.abort('connectionrefused');
    else if (answer === 'nothing') await route.fulfill({ json: { data: { tours: [] } } });
    else await route.continue();
  });
  await page.goto('/book-tour?tour=standard');
  await expect(page.getByText('Loading tour information...')).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, info, '0-loading');
  answer = 'fail';
  release();
  await expect(page.getByRole('alert')).toContainText('The tours did not come');
  await expectAccessible(page);
  await keepPicture(page, info, '0-failed');
  answer = 'nothing';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No tour is on offer today' })).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, info, '0-nothing');
});

test('a calendar that does not come says so and can be asked again', everywhere, async ({ page }, info) => {
  let isDown = true;
  await onOperation(page, 'MonthAvailability', (route) =>
    isDown ? route.abort('connectionrefused') : route.continue(),
  );
  const visitor = new Visitor(page, 'calendar');
  await visitor.open('standard');
  await expect(page.getByRole('alert')).toContainText('The calendar did not come');
  await expectAccessible(page);
  await keepPicture(page, info, '1-failed');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the end of a hold, a full time and a failure keep their shape', everywhere, async ({ page, request }, info) => {
  const slot = await untouchedSlot(request, 'private');
  const visitor = new Visitor(page, 'ends');
  await visitor.open('private');
  await visitor.goTo('waiver', slot, 8);
  await page.clock.fastForward('11:00');
  await expect(visitor.button('Keep them 15 minutes longer')).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, info, '3-hold-ends');
  await page.clock.fastForward('05:00');
  await expect(page.getByText('Your seats are no longer held', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, info, '3-hold-over');
  await visitor.acceptWaiver();
  await visitor.goOn();
  await visitor.isAt('payment');
  await onOperation(page, 'CreateBooking', (route) => route.abort('connectionrefused'));
  await visitor.fillCard();
  await visitor.pay();
  await expect(page.getByRole('alert')).toContainText('Failed to create booking. Please try again.');
  await expectAccessible(page);
  await keepPicture(page, info, '5-failed');
  const other = await untouchedSlot(request, 'private');
  await bookElsewhere(request, other, 2);
  await page.goto('/book-tour?tour=private');
  await visitor.showMonthOf(other.date);
  await visitor.day(other.date).click();
  await expect(visitor.time(other.time)).toBeDisabled();
  await expectAccessible(page);
  await keepPicture(page, info, '1-taken');
});
