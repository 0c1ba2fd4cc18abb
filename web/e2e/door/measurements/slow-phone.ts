import type { Page, Worker as PageWorker } from '@playwright/test';

declare global {
  /** What each picture with a ticket took to read in the worker, in ms. */
  var readMs: number[];
}

/**
 * Keeps what the scanner's worker takes for a picture, and has it answer no sooner than `leastMs` after it got one. The browser's own
 * throttling does not reach workers. The worker sleeps meanwhile: a phone has more cores than this page may use here.
 */
export function followReads(page: Page, leastMs: () => number): void {
  page.on('worker', (worker) => void followWorker(worker, leastMs()));
}

async function followWorker(worker: PageWorker, leastMs: number): Promise<void> {
  await worker.evaluate((least) => {
    globalThis.readMs = [];
    let startedAt: number | undefined;
    const start = (): void => {
      startedAt = performance.now();
    };
    // Before the listener of the worker itself.
    addEventListener('message', start, { capture: true });
    const answer: (message: unknown) => void = globalThis.postMessage.bind(globalThis);
    const answerLater = (message: { readonly texts?: readonly string[] }): void => {
      // The first picture may have come before this script.
      const took = performance.now() - (startedAt ?? performance.now());
      if (startedAt !== undefined && message.texts?.length) globalThis.readMs.push(took);
      setTimeout(() => answer(message), Math.max(0, least - took));
    };
    Object.assign(globalThis, { postMessage: answerLater });
  }, leastMs);
}

/** What each picture with a ticket took since the camera was opened, in ms. */
export async function readTimes(page: Page): Promise<readonly number[]> {
  const [worker] = page.workers().filter((one) => one.url().includes('door-scanner'));
  return worker ? worker.evaluate(() => globalThis.readMs) : [];
}

/** Slows the page's own thread by this factor. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}
