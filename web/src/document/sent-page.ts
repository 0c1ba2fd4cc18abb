import type { NormalizedCacheObject } from '@apollo/client';
import { createContext, useContext } from 'react';
import { SENT_PAGE_ID } from './sent-page-id.js';

/** What a page was drawn with when it was sent, so that it is taken over by the very same. */
export type SentPage = {
  /** The day at the venue when it was drawn, YYYY-MM-DD. */
  readonly today: string;
  /** What the gateway answered, as the data client keeps it. */
  readonly answers: NormalizedCacheObject;
};

let isTakenOver = false;
let sent: SentPage | undefined;

const readSentPage = (): SentPage | undefined => {
  const text = typeof document === 'undefined' ? null : document.getElementById(SENT_PAGE_ID)?.textContent;
  return text ? (JSON.parse(text) as SentPage) : undefined;
};

/** What this page came with; undefined where it came with no answers, and once it is taken over. */
export const sentPage = (): SentPage | undefined => {
  if (isTakenOver) return undefined;
  sent ??= readSentPage();
  return sent;
};

/** From now on the page shows what it reads itself. */
export const noteTakenOver = (): void => {
  isTakenOver = true;
  sent = undefined;
};

/** Says it where a page is drawn to be sent. */
export const SentPageContext = createContext<SentPage | undefined>(undefined);

/** What is drawn at first, here and where the page was drawn. */
export const useSentPage = (): SentPage | undefined => useContext(SentPageContext) ?? sentPage();

/** As it may stand in a `script` element: no text in it can end the element. */
export const sentPageElement = (page: SentPage): string =>
  `<script type="application/json" id="${SENT_PAGE_ID}">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`;
