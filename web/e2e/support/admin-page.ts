import { expect, type Locator, type Page } from '@playwright/test';
import { signInByRequest, staffEmail, staffPassword } from './staff-session.js';

export const tabs = [
  'Today',
  'Products',
  'Tours',
  'Images',
  'Content',
  'Orders',
  'Bookings',
  'Door',
  'Messages',
  'E-mails',
  'Staff',
  'Record',
  'Status',
  'My account',
] as const;
export type TabName = (typeof tabs)[number];

/** The admin panel. A file whose tests begin signed in says so by `test.use({ storageState: staffSession })`. */
export class AdminPage {
  constructor(readonly page: Page) {}

  /** Opens the panel, signed in already. */
  async open(tab: TabName = 'Products'): Promise<void> {
    await this.page.goto('/admin');
    await expect(this.heading('Admin Panel')).toBeVisible();
    await this.goTo(tab);
  }

  /** Opens the panel with a session of the test's own, which it may end. */
  async openWithOwnSession(tab: TabName = 'Products'): Promise<void> {
    await signInByRequest(this.page.request);
    await this.open(tab);
  }

  /** Ends the session as its expiry does: the page learns of it by its next call. */
  async endSession(): Promise<void> {
    expect((await this.page.request.post('/api/staff/sign-out')).status()).toBe(204);
  }

  /** Signs in by the form that is shown. */
  async signIn(password = staffPassword(), email = staffEmail): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.button('Sign in').click();
  }

  async goTo(tab: TabName): Promise<void> {
    await this.tab(tab).click();
    await expect(this.tab(tab)).toHaveAttribute('aria-selected', 'true');
  }

  get email(): Locator {
    return this.page.getByRole('textbox', { name: 'E-mail', exact: true });
  }

  get password(): Locator {
    return this.page.getByLabel('Password');
  }

  tab(name: TabName): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name, exact: typeof name === 'string' });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  form(name: string): Locator {
    return this.page.getByRole('form', { name, exact: true });
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** The row of the list that holds this text. */
  row(text: string): Locator {
    return this.page.getByRole('tabpanel').getByRole('row').filter({ hasText: text });
  }

  search(label: string): Locator {
    return this.page.getByRole('searchbox', { name: label });
  }

  /** Filters the list, which shows 25 rows at a time: other tests add to it meanwhile. */
  async searchProducts(name: string): Promise<void> {
    await this.search('Search products').fill(name);
  }

  async expectToast(title: string, text: string): Promise<void> {
    const toast = this.page.locator('li[data-tone]').filter({ hasText: title }).filter({ hasText: text });
    await expect(toast.first()).toBeVisible();
  }
}
