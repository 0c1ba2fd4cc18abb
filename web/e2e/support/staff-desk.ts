import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cookie, expect, type Locator, type Page } from '@playwright/test';
import { runFile } from './services.js';

export const staffEmail = 'staff@hilltop.test';

/** Password of the demo account, from the data folder of the Hilltop that runs. */
export const staffPassword = (): string => {
  const secrets = JSON.parse(readFileSync(join(runFile(), '../../secrets.json'), 'utf8')) as Record<string, string>;
  const password = secrets['staff-password'];
  if (password === undefined) throw new Error('The data folder knows no password of the demo account');
  return password;
};

export const tabs = ['Products', 'Tours', 'Images', 'Orders', 'Bookings', 'Messages', 'E-mails', 'Status'] as const;
export type TabName = (typeof tabs)[number];

let kept: readonly Cookie[] = [];

type Answer<Data> = { readonly data: Data };

/** Somebody who works at the desk, with the page they look at. */
export class StaffDesk {
  constructor(readonly page: Page) {}

  /** Signs in behind the page's back, and opens the panel. */
  async open(tab: TabName = 'Products'): Promise<void> {
    await this.signInByCall();
    await this.page.goto('/admin');
    await expect(this.heading('Admin Panel')).toBeVisible();
    await this.goTo(tab);
  }

  /** The page's own cookies change with it. A session that another test left is used on: sign-ins are limited. */
  async signInByCall(): Promise<void> {
    const context = this.page.context();
    await context.addCookies([...kept]);
    if ((await this.page.request.get('/api/staff/me')).ok()) return;
    const data = { email: staffEmail, password: staffPassword() };
    const response = await this.page.request.post('/api/staff/sign-in', { data });
    expect(response.status()).toBe(200);
    kept = (await context.cookies()).filter(({ name }) => name.includes('staff'));
  }

  /** Ends the session as its running out does: the page hears of it with its next call. */
  async endSession(): Promise<void> {
    expect((await this.page.request.post('/api/staff/sign-out')).status()).toBe(204);
  }

  async signIn(password = staffPassword(), email = staffEmail): Promise<void> {
    await this.email.fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.button('Sign in').click();
  }

  async goTo(tab: TabName): Promise<void> {
    await this.tab(tab).click();
    await expect(this.tab(tab)).toHaveAttribute('aria-selected', 'true');
  }

  get email(): Locator {
    return this.page.getByRole('textbox', { name: 'E-mail', exact: true });
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

  /** The row of a list that holds these words. */
  row(words: string): Locator {
    return this.page.getByRole('tabpanel').getByRole('row').filter({ hasText: words });
  }

  search(label: string): Locator {
    return this.page.getByRole('searchbox', { name: label });
  }

  /** The one toast that is shown. */
  async isTold(title: string, text: string): Promise<void> {
    const toast = this.page.locator('li[data-tone]').filter({ hasText: title }).filter({ hasText: text });
    await expect(toast.first()).toBeVisible();
  }

  /** A call of staff's own, past the page. */
  async ask<Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> {
    const response = await this.page.request.post('/graphql', { data: { query, variables } });
    const body = (await response.json()) as Answer<Data>;
    expect(body.data, JSON.stringify(body)).toBeTruthy();
    return body.data;
  }
}

let things = 0;

/** A name that nothing else has. */
export const newName = (what: string): string => {
  things += 1;
  return `${what} ${Date.now().toString(36)}${things}`;
};
