import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Where visitors reach the site, as the served page says it; undefined on a page that has no address of its own. */
export function servedAddress(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical === null ? undefined : new URL(canonical.href).origin;
}

/** Keeps the page's one address in step with what is shown: browsers share it in place of what stands in their bar. */
export function useCanonicalAddress(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const address = servedAddress();
    if (address === undefined) return;
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', address + pathname);
    document.querySelector('meta[property="og:url"]')?.setAttribute('content', address + pathname);
  }, [pathname]);
}
