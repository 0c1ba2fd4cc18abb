import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from '#house/about/texts.js';
import { uniqueEmail } from './names.js';

export const toasts = {
  added: (product: string) => ['Added to Cart', `${product} has been added to your cart.`] as const,
  notAdded: ['Error', 'Failed to add item to cart. Please try again.'],
  ordered: ['Order Placed Successfully!', "Thank you for your purchase. We'll process your order shortly."],
  notOrdered: ['Order Failed', 'There was an error processing your order. Please try again.'],
} as const;

export const goodAddress = {
  'Full Name': 'Ada Marshall',
  Phone: '817-555-0100',
  Address: '12 Elm Street',
  City: 'Springfield',
  State: 'Texas',
  'ZIP Code': '76012',
} as const;

/** One toast at a time. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
}

export async function expectToast(page: Page, [title, text]: readonly [string, string]): Promise<void> {
  await expect(toastOf(page)).toHaveText(`${title} ${text}`);
}

export class StorePage {
  readonly email = uniqueEmail('shopper');

  constructor(readonly page: Page) {}

  async open(search = ''): Promise<void> {
    await this.page.goto(`/store${search}`);
    await expect(this.page.getByRole('heading', { name: texts.storeTitle })).toBeVisible();
  }

  addButton(product: string): Locator {
    return this.page.getByRole('button', { name: `Add to Cart: ${product}`, exact: true });
  }

  async add(product: string): Promise<void> {
    await this.addButton(product).click();
    await expectToast(this.page, toasts.added(product));
  }

  get cartButton(): Locator {
    return this.page.getByRole('button', { name: /^Cart, / });
  }

  get cart(): Locator {
    return this.page.getByRole('dialog', { name: 'Your cart' });
  }

  get checkout(): Locator {
    return this.page.getByRole('dialog', { name: 'Checkout' });
  }

  get confirmation(): Locator {
    return this.page.getByRole('dialog', { name: /^Order HO-/ });
  }

  async closeConfirmation(): Promise<void> {
    await this.confirmation.getByRole('button', { name: 'Back to the site' }).press('Enter');
    await expect(this.confirmation).toBeHidden();
  }

  line(product: string): Locator {
    return this.cart.getByRole('listitem').filter({ hasText: product });
  }

  async openCart(): Promise<void> {
    await this.cartButton.click();
    await expect(this.cart).toBeVisible();
  }

  async openCheckout(): Promise<void> {
    await this.openCart();
    await this.cart.getByRole('button', { name: 'Checkout' }).click();
    await expect(this.checkout).toBeVisible();
  }

  async fillCheckout(): Promise<void> {
    for (const [label, text] of Object.entries(goodAddress)) await this.field(label).fill(text);
    await this.field('Email').fill(this.email);
  }

  field(label: string): Locator {
    return this.checkout.getByLabel(label, { exact: true });
  }

  async expectNothingLost(): Promise<void> {
    for (const [label, text] of Object.entries(goodAddress)) await expect(this.field(label)).toHaveValue(text);
    await expect(this.field('Email')).toHaveValue(this.email);
  }

  async order(): Promise<void> {
    await this.checkout.getByRole('button', { name: 'Place Order' }).click();
  }
}
