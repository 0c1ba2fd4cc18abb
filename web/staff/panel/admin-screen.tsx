import { Suspense } from 'react';
import { styled } from 'styled-components';
import { Paper } from '../../kit/design/ground/ground.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { staffPaths } from '../../kit/document/staff-paths.js';
import { BrokenPage } from '../../kit/frame/broken-page.js';
import { PageReady } from '../../kit/frame/page-ready.js';
import { SkipLink } from '../../kit/frame/skip-link.js';
import { ToastHost } from '../../kit/frame/toast-host.js';
import { ErrorBoundary } from '../../kit/lib/loading/error-boundary.js';
import { lazyPart } from '../../kit/lib/loading/lazy-part.js';

const AdminPage = lazyPart(async () => (await import('./admin-page.js')).AdminPage);

const Blank = styled(Paper)`
  min-height: 100svh;
  padding: var(--s-5) var(--gutter);
  color: var(--fg-soft);
`;

function AdminLoading() {
  return (
    <Blank as="main" id="main">
      <VisuallyHidden as="h1">Admin Panel</VisuallyHidden>
      <p role="status">Loading the page...</p>
    </Blank>
  );
}

/** The admin panel, without the site's header and footer. Visitors never load its script. */
export function AdminScreen() {
  usePageTitle('Admin Panel');
  return (
    <>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <ErrorBoundary fallback={<BrokenPage />} place={staffPaths.admin}>
        <Suspense fallback={<AdminLoading />}>
          <AdminPage />
          <PageReady />
        </Suspense>
      </ErrorBoundary>
      <ToastHost />
    </>
  );
}
