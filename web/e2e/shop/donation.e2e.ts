import { expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { dollars, house, thing } from '../support/house.js';
import { mailsTo } from '../support/mail.js';
import { StorePage } from '../support/store-page.js';
import { test } from '../support/test.js';

const { giftsFor } = house;

/** Cents that round a sum up to the next full five dollars, one dollar at least. */
function roundsUp(cents: number): number {
  const sum = Math.ceil((cents + 100) / 500) * 500;
  return sum - cents;
}

test.describe('at 390', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a gift to the house rounds up, is taken back, is another amount, and is on the receipt', async ({
    page,
    request,
  }) => {
    const store = new StorePage(page);
    await store.open();
    await store.add(thing.name);
    await page.goto('/cart');
    const offer = page.getByRole('region', { name: `Round up for ${giftsFor}` });
    if (giftsFor === undefined) {
      await expect(page.getByRole('textbox', { name: 'Voucher or code' })).toBeVisible();
      await expect(page.getByText('Round up')).toHaveCount(0);
      return;
    }
    await page.getByRole('radio', { name: /^Pick up at the counter/ }).check();
    const rounded = roundsUp(thing.priceCents);
    await offer.getByRole('button', { name: `Add ${dollars(rounded)}` }).click();
    const gift = page.getByRole('region', { name: `Gift for ${giftsFor}` });
    await expect(gift).toBeFocused();
    await expect(gift).toContainText(`${dollars(rounded)} for ${giftsFor}. Thank you.`);
    await expect(page.getByText(dollars(thing.priceCents + rounded), { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await keepScreenshot(page, 'donation-cart');
    await gift.getByRole('button', { name: 'Remove the gift' }).click();

    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    const { checkout, confirmation } = store;
    await store.field('Full Name').fill('Howard Hughes');
    await store.field('Email').fill(store.email);
    await checkout.getByRole('button', { name: 'Another amount' }).click();
    const field = store.field('Your gift in dollars');
    await field.fill('0.50');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('25');
    await field.press('Enter');
    await expect(checkout.getByText(`$25.00 for ${giftsFor}. Thank you.`)).toBeVisible();
    await expect(confirmation).toHaveCount(0);
    await expectAccessible(page);
    await keepScreenshot(page, 'donation-checkout');
    await checkout.getByRole('button', { name: 'Place Order' }).click();
    await expect(confirmation.getByText(`Gift for ${giftsFor}: $25.00. Thank you.`)).toBeVisible();
    await keepScreenshot(page, 'donation-placed');

    const receipt = async () => (await mailsTo(request, store.email))[0]?.text ?? '';
    const note = `gave $25.00 to ${house.name} on`;
    await expect.poll(receipt, { timeout: 60_000 }).toContain(note);
    await page.goto(/\/order\/[\w-]+/.exec(await receipt())?.[0] ?? '');
    await expect(page.getByText(note)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await keepScreenshot(page, 'donation-order');
  });
});
