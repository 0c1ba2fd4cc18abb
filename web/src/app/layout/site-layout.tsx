import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCanonicalAddress } from '../../document/use-canonical-address.js';
import { useRecentHouse } from '../../document/use-house.js';
import { ErrorBoundary } from '../../lib/loading/error-boundary.js';
import { CartHost } from '../cart/cart-host.js';
import { BrokenPage } from './broken-page.js';
import { HouseNotices } from './house-notices.js';
import { PageLoading } from './page-loading.js';
import { PageReady } from './page-ready.js';
import { SiteFooter } from './site-footer.js';
import { SiteHeader } from './site-header.js';
import { SkipLink } from './skip-link.js';
import { ToastHost } from './toast-host.js';
import { useArrival } from './use-arrival.js';

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
      <SkipLink href="#main">Skip to main content</SkipLink>
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
