import { createContext } from 'react';
import type { StructuredData } from './structured-data/json-ld.js';

/** What a page says of itself to browsers and search engines. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
}

interface HeadListener {
  readonly metadata: (metadata: PageMetadata) => void;
  readonly structuredData: (data: readonly StructuredData[]) => void;
}

/** Collects what belongs in the head while a page is rendered outside of a browser. */
export const HeadCollector = createContext<HeadListener | undefined>(undefined);
