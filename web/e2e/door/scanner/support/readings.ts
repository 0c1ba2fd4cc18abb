import type { Page } from '@playwright/test';
import type { WorkerAnswer } from '../../../../door/scanner/code-reader.js';

declare global {
  interface Window {
    /** What was read in each picture. */
    readings: (readonly string[])[];
  }
}

/** Records the answers of the scanner's worker, from the page's next load on. */
export async function keepReadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.readings = [];
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
          if ('texts' in data) window.readings.push(data.texts);
        });
      }
    };
  });
}

/** What is read in the next `count` pictures. */
export async function nextReadings(page: Page, count: number): Promise<readonly (readonly string[])[]> {
  const from = await page.evaluate(() => window.readings.length);
  await page.waitForFunction((length) => window.readings.length >= length, from + count);
  return page.evaluate((start) => window.readings.slice(start), from);
}
