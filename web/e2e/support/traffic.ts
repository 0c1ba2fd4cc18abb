import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A page without requests for this long counts as idle. */
const QUIET_MS = 300;

/** The requests of a page. Create it before opening the page. */
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

  /** Waits until all requests are answered, the page is idle, and no new ones come. */
  async quiet(): Promise<void> {
    let before: number;
    do {
      before = this.all;
      await pause(QUIET_MS);
      await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    } while (this.underWay > 0 || this.all > before);
  }
}
