import { createContext } from 'react';
import type { StructuredData } from './structured-data/json-ld.js';

/** What a page says of itself to browsers and search engines. */
export type PageWords = { readonly title: string; readonly description: string };

type HeadListener = {
  readonly words: (given: PageWords) => void;
  /** What the page shows beyond its own texts, told to machines. */
  readonly data: (given: readonly StructuredData[]) => void;
};

/** Hears what the drawn page says of itself while it is drawn to be sent; nobody listens in the browser. */
export const HeadCollector = createContext<HeadListener | undefined>(undefined);
