import { expect } from '@playwright/test';
import { untouchedSlot } from './support/slots.js';
import { test } from './support/test.js';
import { Visitor } from './support/visitor.js';

test('the details form refuses with the words of the specification, and goes on once they are heeded', async ({
  page,
  request,
}) => {
  const visitor = new Visitor(page, 'details');
  await visitor.open('standard');
  await visitor.goTo('details', await untouchedSlot(request, 'standard'), 1);
  await visitor.goOn();
  const words = [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
  ];
  for (const message of words) await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(words[0] ?? '');

  await page.getByLabel('First name').fill('A');
  await page.getByLabel('Email').fill('ada@');
  await page.getByLabel('Phone').fill('817-555-0');
  for (const message of [words[0], words[2], words[3]])
    await expect(page.getByText(message ?? '', { exact: true })).toBeVisible();
  await visitor.fillDetails(2);
  for (const message of words) await expect(page.getByText(message, { exact: true })).toHaveCount(0);
  await visitor.goOn();
  await visitor.isAt('waiver');
});

test('the group size is held between 1 and 20, whatever the page is made to send', async ({ page, request }) => {
  const visitor = new Visitor(page, 'size');
  await visitor.open('standard');
  await visitor.goTo('details', await untouchedSlot(request, 'standard'), 1);
  const size = page.getByLabel('Group size');
  await expect(size.locator('option')).toHaveText([
    '1 guest',
    ...Array.from({ length: 19 }, (_, index) => `${index + 2} guests`),
  ]);
  await visitor.fillDetails(2);
  for (const [value, message] of [
    ['0', 'Group size must be at least 1'],
    ['21', 'Maximum group size is 20'],
  ] as const) {
    await size.evaluate((select, wanted) => {
      select.append(new Option(wanted, wanted));
    }, value);
    await size.selectOption(value);
    await visitor.goOn();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
});

test('a premium tour says that it takes fifteen, and offers no more', async ({ page, request }) => {
  const visitor = new Visitor(page, 'premium');
  await visitor.open('premium');
  await visitor.goTo('details', await untouchedSlot(request, 'premium'), 1);
  const size = page.getByLabel('Group size');
  await expect(size).toHaveAccessibleDescription('A premium tour takes up to 15 guests.');
  await expect(size.locator('option:disabled')).toHaveCount(5);
  await visitor.fillDetails(15);
  await expect(page.getByText('Total for fifteen')).toBeVisible();
  await expect(page.getByText('$675.00')).toBeVisible();
});

test('the waiver must be accepted', async ({ page, request }) => {
  const visitor = new Visitor(page, 'waiver');
  await visitor.open('standard');
  await visitor.goTo('waiver', await untouchedSlot(request, 'standard'), 2);
  await visitor.goOn();
  await expect(page.getByText('You must accept the liability waiver to continue', { exact: true })).toBeVisible();
  await visitor.isAt('waiver');
  await visitor.acceptWaiver();
  await visitor.goOn();
  await visitor.isAt('payment');
});

test('the card is refused in the alert above the form, in the words of the specification', async ({
  page,
  request,
}) => {
  const visitor = new Visitor(page, 'card');
  await visitor.open('standard');
  await visitor.goTo('payment', await untouchedSlot(request, 'standard'), 2);
  await expect(page.getByText('This is a demonstration')).toContainText('a card payment provider would take this step');
  const alert = page.getByRole('alert');
  await visitor.button('Pay $50.00').click();
  for (const message of [
    'Please enter a valid card number',
    'Please enter a valid expiry date',
    'Please enter a valid CVV',
    'Please enter the name on card',
  ]) {
    await expect(alert.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Card number')).toBeFocused();

  for (const [fault, message] of [
    [{ number: '424242424242' }, 'Please enter a valid card number'],
    [{ expiry: '123' }, 'Please enter a valid expiry date'],
    [{ cvv: '12' }, 'Please enter a valid CVV'],
    [{ name: ' A ' }, 'Please enter the name on card'],
  ] as const) {
    await visitor.fillCard(fault);
    await visitor.button('Pay $50.00').click();
    await expect(alert).toContainText(message);
    await expect(alert.locator('strong')).toHaveText(message);
  }
});

test('the card fields write themselves as the specification says', async ({ page, request }) => {
  const visitor = new Visitor(page, 'format');
  await visitor.open('standard');
  await visitor.goTo('payment', await untouchedSlot(request, 'standard'), 2);
  const typed = [
    ['Card number', '4242424242424242', '4242 4242 4242 4242'],
    ['Expiry date', '1230', '12/30'],
    ['CVV', '12345', '1234'],
  ] as const;
  for (const [label, keys, shown] of typed) {
    await page.getByLabel(label).pressSequentially(keys);
    await expect(page.getByLabel(label)).toHaveValue(shown);
  }
});
