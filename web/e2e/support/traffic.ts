import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** For how long nothing may be asked for before a page counts as quiet, in ms. */
const QUIET_MS = 300;

/** The requests of a page. Make it before the page is opened. */
export class Traffic {
  private underWay = 0;
  private all = 0;

  constructor(private readonly page: Page) {
    const isOver = () => {
      this.underWay -= 1;
    };
    page.on('request', () => {
      this.underWay += 1;
      this.all += 1;
    });
    page.on('requestfinished', isOver);
    page.on('requestfailed', isOver);
  }

  /** Waits until everything was answered, the page has nothing to do, and it asks for nothing more. */
  async quiet(): Promise<void> {
    let before: number;
    do {
      before = this.all;
      await pause(QUIET_MS);
      await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    } while (this.underWay > 0 || this.all > before);
  }
}
