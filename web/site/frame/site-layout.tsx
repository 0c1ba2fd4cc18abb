import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { Night } from '../../kit/design/ground/ground.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { media } from '../../kit/design/media.js';
import { useCanonicalAddress } from '../../kit/document/use-canonical-address.js';
import { useHouse, useRecentHouse } from '../../kit/document/use-house.js';
import { BrokenPage } from '../../kit/frame/broken-page.js';
import { focusTitle } from '../../kit/frame/focus-title.js';
import { PageReady } from '../../kit/frame/page-ready.js';
import { SkipLink } from '../../kit/frame/skip-link.js';
import { ToastHost } from '../../kit/frame/toast-host.js';
import { ErrorBoundary } from '../../kit/lib/loading/error-boundary.js';
import { readText, writeText } from '../../kit/lib/tab-storage.js';
import { CartHost } from '../cart/cart-host.js';
import { SiteFooter } from './site-footer.js';
import { SiteHeader } from './site-header.js';

const Notices = styled.aside`
  background: var(--night-raised);
  color: var(--brass-lit);
  p { --lamp-now: var(--lamp); display: flex; align-items: center; justify-content: center; gap: var(--s-3); padding: var(--s-3) var(--gutter); border-bottom: 1px solid var(--brass); font: 500 var(--t-3) / 1.4 var(--ui); text-wrap: balance; }
  p::before { content: ""; flex: none; width: 0.8em; height: 0.8em; border-radius: 50%; background: radial-gradient(var(--lamp-hot), var(--lamp-now) 60%); box-shadow: 0 0 0.8em var(--lamp-now), 0 0 0 1px var(--brass); }
  p[data-level='warning'] { --lamp-now: var(--oxblood); font-weight: 600; }
  ${media.print} { display: none; }
`;

function HouseNotices() {
  const notices = useHouse()?.notices ?? [];
  if (notices.length === 0) return null;
  return (
    <Notices aria-label={t`From the house`}>
      {notices.map(({ id, text, level }) => (
        <p key={id} data-level={level}>
          {text}
        </p>
      ))}
    </Notices>
  );
}

const Head = styled(Night)`
  height: clamp(8rem, 6rem + 8vw, 12.5rem);
`;

const Sheet = styled(Terrace)`
  min-height: 70svh;
`;

function PageLoading() {
  return (
    <>
      <Head />
      <Sheet>
        <VisuallyHidden role="status">
          <Trans>Loading the page...</Trans>
        </VisuallyHidden>
      </Sheet>
    </>
  );
}

const Main = styled.main`
  /* A short page's paper extends to the footer (design/frames/terrace.ts). */
  display: flex;
  flex-direction: column;
  /* The footer stays below the fold while a page loads, to avoid a layout shift. */
  min-height: calc(100svh - 6rem);
`;

export function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useArrival(main);
  useCanonicalAddress();
  useRecentHouse();
  return (
    <>
      <SkipLink href="#main">
        <Trans>Skip to main content</Trans>
      </SkipLink>
      <SiteHeader />
      <HouseNotices />
      <Main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary fallback={<BrokenPage />} place={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
            <PageReady />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <SiteFooter />
      <CartHost />
      <ToastHost />
    </>
  );
}

function storageKey(locationKey: string): string {
  return `hilltop:scroll:${locationKey}`;
}

/**
 * On navigation, scrolls to the top and focuses the title; on Back and Forward, restores the scroll position. Leaves
 * the first page of a visit to the browser.
 */
function useArrival(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    const remember = (): void => writeText(storageKey(key), String(window.scrollY));
    window.addEventListener('scrollend', remember);
    return () => {
      window.removeEventListener('scrollend', remember);
    };
  }, [key]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const top = navigation === 'POP' ? Number(readText(storageKey(key)) ?? 0) : 0;
    if (hash === '') window.scrollTo({ top, behavior: 'instant' });
    // The link to this part of the page has focused it already: effects of children run first.
    if (hash !== '' && main.current?.contains(document.activeElement)) return;
    return main.current ? focusTitle(main.current) : undefined;
  }, [pathname, hash, key, navigation, main]);
}
