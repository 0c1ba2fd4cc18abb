import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { siteUrl } from '../../support/site-url.js';
import type { Slot } from '../../support/slots.js';
import { staffSession } from '../../support/staff-session.js';
import { setServerClock } from './server-clock.js';

/** A phone at the door, an hour before a tour, whatever today is. */
export class DoorPhone {
  private isOnline = true;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  /** Signed in, with the list of the slot's day. @param baseURL the site's, if not the usual one */
  static async open(browser: Browser, slot: Pick<Slot, 'date' | 'time'>, baseURL = siteUrl()): Promise<DoorPhone> {
    const context = await browser.newContext({
      baseURL,
      storageState: staffSession,
      viewport: { width: 390, height: 844 },
      permissions: ['camera'],
    });
    const phone = new DoorPhone(context, await context.newPage());
    await setServerClock(context, slot);
    await context.route('**/graphql', (route) =>
      phone.isOnline ? route.fallback() : route.abort('internetdisconnected'),
    );
    await phone.page.goto('/door');
    await expect(phone.page.getByText('All scans sent')).toBeVisible();
    await expect(phone.page.getByRole('heading', { level: 2 })).toBeVisible();
    // From now on the phone works without a network.
    await phone.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    return phone;
  }

  /** Switches the network, and waits until the page has noticed. */
  async setOnline(isOnline: boolean, page = this.page): Promise<void> {
    this.isOnline = isOnline;
    await this.context.setOffline(!isOnline);
    if (!isOnline) await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('No signal. Scans and payments are kept')).toBeVisible({ visible: !isOnline });
  }

  async goTo(section: 'Day sheet' | 'Scan' | 'Walk-up' | 'Kitchen'): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Door' }).getByRole('link', { name: section }).click();
  }

  async show(text: string): Promise<void> {
    await this.goTo('Scan');
    const field = this.page.getByLabel('Code under the ticket');
    if (!(await field.isVisible())) await this.page.getByRole('button', { name: 'Type the code' }).click();
    await field.fill(text);
    await this.page.getByRole('button', { name: 'Look it up' }).click();
  }

  verdict(words: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 2, name: words });
  }

  async press(button: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: typeof button === 'string' }).click();
  }

  /** Admits all who are missing. */
  async admit(text: string): Promise<void> {
    await this.show(text);
    await this.press(/^Admit \d/);
    await expect(this.page.getByText(/\d let in\.$/).first()).toBeVisible();
  }

  async isSent(): Promise<void> {
    await expect(this.page.getByText('All scans sent')).toBeVisible();
  }

  async close(): Promise<void> {
    // Requests can be in flight.
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.close();
  }
}
