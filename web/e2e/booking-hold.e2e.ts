import { expect } from '@playwright/test';
import { onOperation } from './support/graphql.js';
import { seatsLeft, untouchedSlot } from './support/slots.js';
import { test } from './support/test.js';
import { Visitor } from './support/visitor.js';

test('the countdown is spoken, offers more time once, and says what its end means', async ({ page, request }) => {
  const slot = await untouchedSlot(request, 'standard');
  const visitor = new Visitor(page, 'clock');
  await visitor.open('standard');
  await visitor.goTo('waiver', slot, 2);
  const timer = page.getByRole('timer');
  const spoken = (words: string) => page.getByRole('status').filter({ hasText: words });
  await expect(timer).toHaveText(/^14:[45]\d$/);
  const extend = visitor.button('Keep them 15 minutes longer');
  await expect(extend).toHaveCount(0);

  await page.clock.fastForward('10:00');
  await expect(timer).toHaveText(/^4:[345]\d$/);
  await expect(spoken('Your seats are held for 5 more minutes.')).toHaveCount(1);
  await extend.click();
  await expect(timer).toHaveText(/^14:[45]\d$/);
  await page.clock.fastForward('13:00');
  await expect(spoken('Your seats are held for 2 more minutes.')).toHaveCount(1);
  await expect(extend).toHaveCount(0);
  await page.clock.fastForward('01:00');
  await expect(spoken('Your seats are held for one more minute.')).toHaveCount(1);

  await page.clock.fastForward('01:00');
  await expect(page.getByText('Your seats are no longer held', { exact: true })).toBeVisible();
  await expect(page.getByText('if they are still free when you pay, they are yours')).toBeVisible();
  await expect(timer).toHaveCount(0);
  await visitor.acceptWaiver();
  await visitor.goOn();
  await visitor.isAt('payment');
  await visitor.button('Hold them again').click();
  await expect(timer).toHaveText(/^14:[45]\d$/);
  expect(await seatsLeft(request, slot)).toBe(23);
});

test('the countdown goes on over a refresh, and a clock that is set back lengthens nothing', async ({
  page,
  request,
}) => {
  const visitor = new Visitor(page, 'setback');
  await visitor.open('standard');
  await visitor.goTo('waiver', await untouchedSlot(request, 'standard'), 2);
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('timer')).toHaveText(/^9:[345]\d$/);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^9:[2345]\d$/);
});

test('another party asks for seats anew, in the place of those that were held', async ({ page, request }) => {
  const slot = await untouchedSlot(request, 'standard');
  const visitor = new Visitor(page, 'grows');
  await visitor.open('standard');
  await visitor.goTo('waiver', slot, 2);
  await visitor.button('Back').click();
  await visitor.isAt('details');
  await page.getByLabel('Group size').selectOption('6');
  await visitor.goOn();
  await expect(page.getByText('Six seats held for you:')).toBeVisible();
  expect(await seatsLeft(request, slot)).toBe(19);
});

test('without an answer about the seats one stays, is told, and tries again', async ({ page, request }) => {
  const visitor = new Visitor(page, 'deaf');
  let isDown = true;
  await onOperation(page, 'HoldSeats', (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
  await visitor.open('standard');
  await visitor.goTo('details', await untouchedSlot(request, 'standard'), 2);
  await visitor.fillDetails(2);
  await visitor.goOn();
  await expect(page.getByRole('alert')).toContainText('We could not put your seats aside');
  await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
  isDown = false;
  await visitor.goOn();
  await visitor.isAt('waiver');
});
