import { useContext, useEffect } from 'react';
import { HeadCollector } from '../head-collector.js';
import { publicAddress } from '../public-address.js';
import { servedAddress } from '../use-canonical-address.js';
import { jsonLd, type StructuredData } from './json-ld.js';

/** Marks what was rendered with the page, which the hydrated page replaces. */
const RENDERED = 'data-shown';

export function structuredDataElement(thing: StructuredData): string {
  return `<script type="application/ld+json" ${RENDERED}="">${jsonLd(thing)}</script>`;
}

function siteUrl(): string {
  return typeof document === 'undefined' ? publicAddress : (servedAddress() ?? window.location.origin);
}

/** Adds structured data to the head while the page is shown. @param thingsAt gets the public URL, no trailing slash */
export function useStructuredData(thingsAt: (address: string) => readonly StructuredData[]): void {
  const things = thingsAt(siteUrl());
  useContext(HeadCollector)?.structuredData(things);
  const texts = JSON.stringify(things.map(jsonLd));
  useEffect(() => {
    for (const sent of document.head.querySelectorAll(`script[${RENDERED}]`)) sent.remove();
    const scripts = (JSON.parse(texts) as string[]).map((text) =>
      Object.assign(document.createElement('script'), { type: 'application/ld+json', textContent: text }),
    );
    document.head.append(...scripts);
    return () => {
      for (const script of scripts) script.remove();
    };
  }, [texts]);
}
