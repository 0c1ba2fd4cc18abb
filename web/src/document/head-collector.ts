import { createContext } from 'react';
import type { StructuredData } from './structured-data/json-ld.js';

/** A page's metadata for browsers and search engines. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
}

interface HeadListener {
  readonly metadata: (metadata: PageMetadata) => void;
  readonly structuredData: (data: readonly StructuredData[]) => void;
}

/** Collects head elements while a page is rendered outside the browser. */
export const HeadCollector = createContext<HeadListener | undefined>(undefined);
