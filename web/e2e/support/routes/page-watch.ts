import { expect, type Page } from '@playwright/test';

/** Keeps what a browser complains about while a page is used: console, scripts, requests, and things that jump. */
export class PageWatch {
  private readonly complaints: string[] = [];

  private constructor(private readonly page: Page) {}

  /** Begins before the page is opened. */
  static async on(page: Page): Promise<PageWatch> {
    const watch = new PageWatch(page);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) watch.complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => watch.complaints.push(`script: ${error.message}`));
    page.on('requestfailed', (request) => {
      const failure = request.failure()?.errorText ?? '';
      // What was under way when one leaves a page is nobody's fault.
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

  /** The browser had nothing to say so far, apart from what is expected. */
  expectQuiet(expected: readonly string[] = []): void {
    expect(this.complaints.filter((complaint) => !expected.some((known) => complaint.includes(known)))).toEqual([]);
  }

  /**
   * Nothing on the page jumped that nobody had touched. Where the type faces come late, one line may break elsewhere in
   * the face that stands in for them: that much is allowed, a tenth of what browsers call poor.
   */
  async expectStill(): Promise<void> {
    const shifted = await this.page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect(shifted).toBeLessThanOrEqual(0.025);
  }
}
