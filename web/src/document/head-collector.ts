import { createContext } from 'react';

/** What a page says of itself to browsers and search engines. */
export type PageWords = { readonly title: string; readonly description: string };

/** Hears what the drawn page says of itself while it is prerendered; nobody listens in the browser. */
export const HeadCollector = createContext<((words: PageWords) => void) | undefined>(undefined);
