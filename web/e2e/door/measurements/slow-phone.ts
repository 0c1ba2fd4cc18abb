import type { Page, Worker as PageWorker } from '@playwright/test';

declare global {
  /** What each picture took to read in the worker, in ms, before it was slowed. */
  var readMs: number[];
}

/**
 * Slows the page and the scanner's worker by this factor. The browser's own throttling does not reach workers, so that the worker waits
 * busily after each picture: as long as it took, as often as the factor says.
 */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  page.on('worker', (worker) => void slowWorker(worker, factor));
}

async function slowWorker(worker: PageWorker, factor: number): Promise<void> {
  await worker.evaluate((times) => {
    globalThis.readMs = [];
    let startedAt = 0;
    const start = (): void => {
      startedAt = performance.now();
    };
    // Before the listener of the worker itself.
    addEventListener('message', start, { capture: true });
    const answer: (message: unknown) => void = globalThis.postMessage.bind(globalThis);
    const answerSlowly = (message: unknown): void => {
      // The first picture may have come before this script.
      const took = startedAt === 0 ? 0 : performance.now() - startedAt;
      globalThis.readMs.push(took);
      while (performance.now() - startedAt < took * times);
      answer(message);
    };
    Object.assign(globalThis, { postMessage: answerSlowly });
  }, factor);
}

/** What each picture took since the camera was opened, in ms, without the slowdown. */
export async function readTimes(page: Page): Promise<readonly number[]> {
  const [worker] = page.workers().filter((one) => one.url().includes('door-scanner'));
  return worker ? worker.evaluate(() => globalThis.readMs) : [];
}
