import type { NormalizedCacheObject } from '@apollo/client';
import { type SentPage, sentPageElement } from '../document/sent-page.js';
import { shownData } from '../document/structured-data/use-structured-data.js';
import { loadFlow } from '../features/booking/load-flow.js';
import { createApolloClient } from './apollo-client.js';
import { drawPage } from './draw-page.js';
import { liveMarks } from './live-marks.js';
import { askedFor, type LiveRead, nextLiveRead, textOf } from './live-reads.js';
import { headOf } from './page-head.js';
import { paths } from './paths.js';
import { preloadPages } from './preload-pages.js';

/** Draws the pages that show what only the gateway knows (infra/decisions/0045). Days are those of the venue, YYYY-MM-DD. */
export type LivePageDrawer = {
  /** What is to be asked next so that a page can be drawn, given the answers so far; undefined when all is there. */
  readonly nextRead: (path: string, today: string, answers: readonly unknown[]) => LiveRead | undefined;
  /** The whole page as HTML. @throws what the page throws */
  readonly draw: (path: string, today: string, answers: readonly unknown[]) => Promise<string>;
};

/** @param templates a page for each path, with everything but what is drawn */
export const livePageDrawer = (templates: Readonly<Record<string, string>>): LivePageDrawer => ({
  nextRead: (path, today, answers) => {
    const asked = nextLiveRead(path, today, answers);
    return asked && { ...textOf(asked.document), variables: asked.variables };
  },
  draw: async (path, today, answers) => {
    const template = templates[path];
    if (template === undefined) throw new Error(`No page of the build is drawn at ${path}`);
    const client = createApolloClient();
    askedFor(path, today, answers).forEach(({ document, variables }, index) => {
      client.writeQuery({ query: document, variables, data: answers[index] });
    });
    const page: SentPage = { today, answers: client.extract() as NormalizedCacheObject };
    await preloadPages(path);
    if (path === paths.bookTour) await loadFlow();
    const { html, styles, words, shown } = await drawPage(path, { page, client });
    const head = [...headOf(path, words), ...shown.map(shownData), styles].join('\n    ');
    return template
      .replace(liveMarks.head, () => head)
      .replace(liveMarks.page, () => html)
      .replace(liveMarks.sent, () => sentPageElement(page));
  },
});
