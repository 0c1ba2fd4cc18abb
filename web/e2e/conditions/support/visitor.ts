import { expect, type Locator, type Page } from '@playwright/test';

/** Nobody tries more often. */
const MAX_TRIES = 4;

/** A person who presses a control once, and again only if the page says that it did not work. */
export class Visitor {
  constructor(readonly page: Page) {}

  private get refusal(): Locator {
    return this.page
      .locator('[role="alert"], li[data-tone="refused"]')
      .filter({ hasText: /\S/ })
      .filter({ visible: true });
  }

  private get retry(): Locator {
    return this.page
      .getByRole('button', { name: /^(Try again|Load (it )?again|Reload|Confirm your place)/ })
      .filter({ visible: true });
  }

  /** Presses `control` until `done` appears. Fails if the page does neither that nor say why. */
  async press(control: Locator, done: Locator): Promise<void> {
    await this.until(done, async () => {
      // What could not be loaded has a button of its own, which is gone once the page has retried by itself.
      // A page that said that something failed can get there all the same.
      await control.or(this.retry).or(done).first().waitFor();
      if (await done.first().isVisible()) return;
      if (!(await control.first().isVisible())) await this.pressRetry();
      await control.click();
    });
  }

  /** Waits for `done`, and presses "Try again" if the page offers it. */
  async sees(done: Locator): Promise<void> {
    await this.until(done, () => Promise.resolve());
  }

  async opens(address: string, done: Locator): Promise<void> {
    await this.page.goto(address);
    await this.sees(done);
  }

  private async until(done: Locator, press: () => Promise<void>): Promise<void> {
    const typed = await this.typed();
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (tries > 0) await this.expectTyped(typed);
      if (tries > 0 && (await this.retry.first().isVisible())) await this.pressRetry();
      else await press();
      if (await this.isDone(done)) return;
    }
    throw new Error(`The page refused ${MAX_TRIES} times: ${await this.refusal.allTextContents()}`);
  }

  private async pressRetry(): Promise<void> {
    // Gone once the page has retried by itself: unlike a locator, a handle does not wait for another.
    const [button] = await this.retry.elementHandles();
    await button?.click().catch(() => undefined);
  }

  /** A form that is gone was sent, though the next page can still fail to load. */
  private async expectTyped(typed: ReadonlyMap<string, string>): Promise<void> {
    for (const [label, text] of await this.typed()) {
      expect(text, `what was typed in ${label} is still there`).toBe(typed.get(label) ?? text);
    }
  }

  /** What was typed and chosen, by label. Without passwords. */
  private async typed(): Promise<ReadonlyMap<string, string>> {
    const fields = this.page.locator('input:not([type="password"]), select, textarea').filter({ visible: true });
    const pairs = await fields.evaluateAll(
      (elements: readonly (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[]) =>
        elements.map((field): [string, string] => {
          const text =
            'checked' in field && /^(checkbox|radio)$/.test(field.type) ? String(field.checked) : field.value;
          return [field.labels?.[0]?.textContent ?? field.name, text];
        }),
    );
    return new Map(pairs.filter(([label]) => label !== ''));
  }

  /** False if the page says that it is not done, and waits for nothing. */
  private async isDone(done: Locator): Promise<boolean> {
    const busy = this.page.locator('[aria-busy="true"]');
    let isDone = false;
    await expect
      .poll(
        async () => {
          isDone = await done.first().isVisible();
          if (isDone) return true;
          const isWaiting = (await busy.count()) > 0;
          return !isWaiting && ((await this.refusal.count()) > 0 || (await this.retry.count()) > 0);
        },
        { message: 'the page gets there, or says why not' },
      )
      .toBe(true);
    return isDone;
  }
}
