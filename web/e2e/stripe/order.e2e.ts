import { expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { onOperation, sentVariables } from '../support/graphql.js';
import { ordersFor } from '../support/orders.js';
import { StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';
import { intentOf } from './support/paid-elsewhere.js';
import { bankChallenge, confirmAtBank, fillCard, standInForStripe } from './support/stand-in.js';

interface SentOrder {
  readonly idempotencyKey: string;
  readonly input: { readonly paymentIntentId?: string; readonly total: string };
}

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => standInForStripe(page));

test('an order is paid once at checkout, even if its first answer is lost', async ({ page, request, staff }) => {
  const store = new StorePage(page);
  const sent = sentVariables<SentOrder>(page, 'PlaceOrder');
  const started = sentVariables<{ readonly total: string }>(page, 'StartBasketPayment');
  await store.open();
  await store.add('House Chip');
  await store.openCheckout();
  await store.fillCheckout();
  await expect(
    store.checkout.getByText('It is charged $17.99, shipping included, when your order is placed.'),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepScreenshot(page, 'stripe-checkout');
  await fillCard(page, 'declined');
  await store.order();
  await expect(store.checkout.getByRole('alert')).toContainText('Your card was declined. Nothing has been charged.');
  expect(sent).toEqual([]);

  await onOperation(page, 'PlaceOrder', async (route) => {
    if (sent.length > 1) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  // The bank's challenge is a frame above the dialog, which must let pointer and focus through.
  await fillCard(page, 'asked');
  await store.order();
  await bankChallenge(page).contentFrame().getByRole('button', { name: 'Yes, it is me' }).focus();
  await expect(bankChallenge(page)).toBeFocused();
  await confirmAtBank(page);
  await expect(store.checkout.getByRole('alert')).toContainText('We didn’t get an answer');
  await store.order();
  await expect(store.confirmation.getByText('Your card was charged $17.99.')).toBeVisible();
  expect(started).toMatchObject([{ total: '17.99' }]);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(await intentOf(request, String(sent[0]?.input.paymentIntentId))).toMatchObject({
    status: 'succeeded',
    amount: 1799,
  });
  expect(await ordersFor(staff, store.email)).toBe(1);
});
