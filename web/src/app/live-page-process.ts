import { livePageDrawer } from './live-page-drawer.js';

/** What the gateway sends: the page, the day at the venue (YYYY-MM-DD), and the answers that it has to what it was told to ask. */
type Wanted = {
  readonly id: number;
  readonly path: string;
  readonly today: string;
  readonly answers: readonly unknown[];
};

/**
 * Draws pages for the gateway, in a process beside it (`gateway/src/live-pages/drawing-process.ts` is the other end). Each
 * message is answered by what is to be asked next, by the page once nothing is, or by a fault.
 * @param templates a page for each path, with everything but what is drawn
 */
export const drawLivePages = (templates: Readonly<Record<string, string>>): void => {
  const drawer = livePageDrawer(templates);
  process.on('message', async ({ id, path, today, answers }: Wanted) => {
    try {
      const ask = drawer.nextRead(path, today, answers);
      process.send?.(ask ? { id, ask } : { id, html: await drawer.draw(path, today, answers) });
    } catch (fault) {
      process.send?.({ id, fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
    }
  });
};
