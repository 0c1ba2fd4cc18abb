import { createContext } from 'react';
import type { StructuredData } from './structured-data/json-ld.js';

export interface PageMetadata {
  readonly title: string;
  readonly description: string;
}

interface HeadListener {
  readonly metadata: (metadata: PageMetadata) => void;
  readonly structuredData: (data: readonly StructuredData[]) => void;
}

/** For rendering outside the browser. */
export const HeadCollector = createContext<HeadListener | undefined>(undefined);
