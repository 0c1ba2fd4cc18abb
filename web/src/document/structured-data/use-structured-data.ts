import { useEffect } from 'react';
import { jsonLd, type StructuredData } from './json-ld.js';

/** Tells machines what the page shows beyond what it was sent with: data in the head, for as long as it is shown. */
export const useStructuredData = (things: readonly StructuredData[]): void => {
  const texts = JSON.stringify(things.map(jsonLd));
  useEffect(() => {
    const scripts = (JSON.parse(texts) as string[]).map((text) =>
      Object.assign(document.createElement('script'), { type: 'application/ld+json', textContent: text }),
    );
    document.head.append(...scripts);
    return () => {
      for (const script of scripts) script.remove();
    };
  }, [texts]);
};
