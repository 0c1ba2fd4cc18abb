import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { siteUrl } from '../../support/site-url.js';
import { staffSession } from '../../support/staff-session.js';

/**
 * A phone at the door. The server is made to say that it is the morning of the tour's day, so that tests do not depend on today:
 * the phone believes the server's clock, not its own.
 */
export class DoorPhone {
  private isOnline = true;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  /**
   * Signed in, with the day's list. @param madeAt what the server's clock shows, ISO 8601; by default 8 AM of the day
   * @param baseURL of the site, if it is reached in another way
   */
  static async open(
    browser: Browser,
    date: string,
    madeAt = `${date}T14:00:00.000Z`,
    baseURL = siteUrl(),
  ): Promise<DoorPhone> {
    const context = await browser.newContext({
      baseURL,
      storageState: staffSession,
      viewport: { width: 390, height: 844 },
      permissions: ['camera'],
    });
    const phone = new DoorPhone(context, await context.newPage());
    await phone.setClock(madeAt);
    await phone.page.goto('/door');
    await expect(phone.page.getByText('All scans sent')).toBeVisible();
    await expect(phone.page.getByRole('heading', { level: 2 })).toBeVisible();
    return phone;
  }

  private async setClock(madeAt: string): Promise<void> {
    const openedAt = Date.now();
    await this.context.route('**/graphql', async (route) => {
      if (!this.isOnline) return route.abort('internetdisconnected');
      const { query } = route.request().postDataJSON() as { query: string };
      if (!query.includes('query DoorDay')) return route.fallback();
      const response = await route.fetch();
      const body = (await response.json()) as { data: { doorManifest: { madeAt: string } } };
      body.data.doorManifest.madeAt = new Date(Date.parse(madeAt) + Date.now() - openedAt).toISOString();
      return route.fulfill({ response, json: body });
    });
  }

  /** Switches the network, and waits until the page has noticed. */
  async setOnline(isOnline: boolean, page = this.page): Promise<void> {
    this.isOnline = isOnline;
    await this.context.setOffline(!isOnline);
    if (!isOnline) await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('No signal, all is well.')).toBeVisible({ visible: !isOnline });
  }

  async goTo(section: 'Day sheet' | 'Scan' | 'Walk-up' | 'Kitchen'): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Door' }).getByRole('link', { name: section }).click();
  }

  /** Shows a ticket, as if the camera had read it. */
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

  /** Lets in all who are missing. */
  async admit(text: string): Promise<void> {
    await this.show(text);
    await this.press(/^Admit \d/);
    await expect(this.page.getByText(/\d let in\.$/).first()).toBeVisible();
  }

  /** Until the server has acknowledged all scans. */
  async isSent(): Promise<void> {
    await expect(this.page.getByText('All scans sent')).toBeVisible();
  }

  async close(): Promise<void> {
    // A request may be on its way.
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.close();
  }
}
