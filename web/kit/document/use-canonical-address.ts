import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

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
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', address + pathname);
    document.querySelector('meta[property="og:url"]')?.setAttribute('content', address + pathname);
  }, [pathname]);
}
