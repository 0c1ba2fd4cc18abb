import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { language, pathIn } from '../words/language.js';

/** The public URL from the served page; undefined without a canonical link. */
export function servedAddress(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical === null ? undefined : new URL(canonical.href).origin;
}

/** Keeps the canonical link up to date: browsers share it instead of the URL in the address bar. */
export function useCanonicalAddress(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const address = servedAddress();
    if (address === undefined) return;
    const here = address + pathIn(language, pathname);
    const canonical = document.querySelector('link[rel="canonical"]');
    if (canonical?.getAttribute('href') === here) return;
    canonical?.setAttribute('href', here);
    document.querySelector('meta[property="og:url"]')?.setAttribute('content', here);
    // They are those of the page that was served, and only search engines read them.
    for (const link of document.querySelectorAll('link[rel="alternate"][hreflang]')) link.remove();
  }, [pathname]);
}
