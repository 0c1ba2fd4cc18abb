import { expect, type Locator, type Page } from '@playwright/test';
import { signInByRequest, staffEmail, staffPassword } from './staff-session.js';

/** Page names, with their names in the URL. */
const addresses = {
  Today: 'today',
  Calendar: 'calendar',
  Rota: 'rota',
  Products: 'products',
  Tours: 'tours',
  Prices: 'prices',
  Images: 'images',
  Content: 'content',
  'Guest book': 'guest-book',
  Orders: 'orders',
  Money: 'money',
  Visits: 'visits',
  Vouchers: 'vouchers',
  Bookings: 'bookings',
  'Book for a caller': 'book',
  Groups: 'groups',
  Door: 'door',
  Messages: 'messages',
  'E-mails': 'emails',
  Staff: 'staff',
  Record: 'record',
  'Personal data': 'personal-data',
  Status: 'status',
  'My account': 'account',
} as const;

export type TabName = keyof typeof addresses;

export const tabs = Object.keys(addresses) as readonly TabName[];

/** Pages that are tabs of another page in the navigation. */
const beside: Readonly<Partial<Record<TabName, TabName>>> = {
  'E-mails': 'Messages',
  Rota: 'Calendar',
  'Book for a caller': 'Bookings',
  Groups: 'Bookings',
  'Guest book': 'Content',
  Record: 'Staff',
  'Personal data': 'Staff',
};

/** Pages that the navigation names. */
export const entries = tabs.filter((name) => !(name in beside) && name !== 'My account');

/** From this width on the navigation is a column at the side, in CSS pixels. */
const sideColumnFrom = 1024;

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

  /** Ends the session as its expiry would: the page learns it from its next request. */
  async endSession(): Promise<void> {
    // Requests in flight would learn it sooner, and so would those that a page's script is still to send.
    await expect(this.page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    await this.page.waitForLoadState('networkidle');
    expect((await this.page.request.post('/api/staff/sign-out')).status()).toBe(204);
  }

  async signIn(password = staffPassword(), email = staffEmail): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.button('Sign in').click();
  }

  async goTo(tab: TabName): Promise<void> {
    const place = beside[tab];
    if (place) await this.goTo(place);
    if ((this.page.viewportSize()?.width ?? 0) < sideColumnFrom) {
      await this.more.click();
      await entryOf(this.dialog('Admin Panel'), tab).click();
    } else await this.tab(tab).click();
    await expect(this.page).toHaveURL(new RegExp(`(tab=|/admin/)${addresses[tab]}$`));
    await expect(this.page.locator(`[data-page="${addresses[tab]}"]`)).toBeVisible();
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Admin Panel', exact: true });
  }

  get more(): Locator {
    return this.button(/^More/);
  }

  get email(): Locator {
    return this.page.getByRole('textbox', { name: 'E-mail', exact: true });
  }

  get password(): Locator {
    return this.page.getByLabel('Password');
  }

  /** Link to a page: in the navigation, among the tabs, or by the name of the person signed in. */
  tab(name: TabName): Locator {
    if (name === 'My account') return this.page.getByRole('link', { name: /^My account/ });
    const place = beside[name];
    return entryOf(place ? this.page.getByRole('navigation', { name: place, exact: true }) : this.navigation, name);
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

  row(text: string): Locator {
    return this.page.getByRole('main').getByRole('row').filter({ hasText: text });
  }

  search(label: string): Locator {
    return this.page.getByRole('searchbox', { name: label });
  }

  /** Filters the list, because other tests add to it and it shows 25 rows at a time. */
  async searchProducts(name: string): Promise<void> {
    await this.search('Search products').fill(name);
  }

  async expectToast(title: string, text: string): Promise<void> {
    const toast = this.page.locator('li[data-tone]').filter({ hasText: title }).filter({ hasText: text });
    await expect(toast.first()).toBeVisible();
  }
}

/** With or without a count of what needs attention. */
function entryOf(place: Locator, name: TabName): Locator {
  return place.getByRole('link', { name: new RegExp(`^${name}( \\d+ needs? attention)?$`) });
}
