import { expect, type Page } from '@playwright/test';

/** Records a browser's complaints: console, scripts, requests and layout shifts. */
export class PageWatch {
  private readonly complaints: string[] = [];

  private constructor(private readonly page: Page) {}

  /** Call it before opening the page. */
  static async on(page: Page): Promise<PageWatch> {
    const watch = new PageWatch(page);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) watch.complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => watch.complaints.push(`script: ${error.message}`));
    page.on('requestfailed', (request) => {
      const failure = request.failure()?.errorText ?? '';
      // Requests in flight fail when the page is left, as they should.
      if (failure !== 'net::ERR_ABORTED') watch.complaints.push(`request: ${failure} ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.request().isNavigationRequest()) {
        watch.complaints.push(`answer: ${response.status()} ${response.url()}`);
      }
    });
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (entry.hadRecentInput) continue;
          Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    return watch;
  }

  /** Loads everything from the network, like a first visit. */
  async disableCache(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  }

  expectQuiet(expected: readonly string[] = []): void {
    expect(this.complaints.filter((complaint) => !expected.some((known) => complaint.includes(known)))).toEqual([]);
  }

  /** No layout shift without input, except a tenth of what browsers call poor: a late web font can wrap a line differently. */
  async expectStill(): Promise<void> {
    const shifted = await this.page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect(shifted).toBeLessThanOrEqual(0.025);
  }
}
