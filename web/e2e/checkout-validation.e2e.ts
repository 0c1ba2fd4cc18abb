import { expect } from '@playwright/test';
import { goodAddress, Shopper } from './support/shopper.js';
import { test } from './support/test.js';

const messages = {
  'Full Name': 'Please enter your full name',
  Email: 'Please enter a valid email address',
  Phone: 'Please enter your phone number',
  Address: 'Please enter your address',
  City: 'Please enter your city',
  State: 'Please enter your state',
  'ZIP Code': 'Please enter your ZIP code',
} as const;

test('all seven fields are required, each says so for itself, and nothing is sent', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  await shopper.add('House Chip');
  await shopper.openCheckout();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"CreateOrder"')) sent.push(request.url());
  });
  await shopper.order();
  for (const [label, message] of Object.entries(messages)) {
    await expect(shopper.field(label)).toHaveAccessibleDescription(message);
    await expect(shopper.field(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(shopper.field('Full Name')).toBeFocused();
  await expect(shopper.field('Email')).toHaveAttribute('type', 'email');
  await expect(shopper.field('Phone')).toHaveAttribute('type', 'tel');

  for (const [label, text] of Object.entries(goodAddress)) {
    await shopper.field(label).fill(text);
    await expect(shopper.field(label)).not.toHaveAttribute('aria-invalid', 'true');
  }
  for (const email of ['ada@example', 'ada', 'ada@@example.test']) {
    await shopper.field('Email').fill(email);
    await shopper.order();
    await expect(shopper.field('Email')).toHaveAccessibleDescription(messages.Email);
    await expect(shopper.field('Email')).toBeFocused();
  }
  await shopper.field('City').fill('   ');
  await shopper.order();
  await expect(shopper.field('City')).toHaveAccessibleDescription(messages.City);
  expect(sent).toEqual([]);
});

test('Cancel closes the checkout, keeps what was typed, and the cart', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openStore();
  await shopper.add('House Chip');
  await shopper.openCheckout();
  await shopper.fillCheckout();
  await shopper.checkout.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(shopper.checkout).toBeHidden();
  await expect(shopper.cartButton).toBeFocused();
  await shopper.openCheckout();
  await shopper.expectNothingLost();
  await page.reload();
  await shopper.openCheckout();
  await shopper.expectNothingLost();
});
