import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Paper } from '../design/ground/ground.js';
import { BrokenPage } from './broken-page.js';
import { ErrorBoundary } from './error-boundary.js';
import { paths } from './paths.js';
import { SkipLink } from './skip-link.js';
import { ToastHost } from './toast-host.js';

const AdminDesk = lazy(async () => ({ default: (await import('./admin-desk.js')).AdminDesk }));

const Blank = styled(Paper)`
  min-height: 100svh;
`;

/** The staff's panel: a tool of its own, without the site's header and footer. Its script is fetched by nobody else. */
export const AdminScreen = () => (
  <>
    <SkipLink href="#main">Skip to the page</SkipLink>
    <ErrorBoundary fallback={<BrokenPage />} place={paths.admin}>
      <Suspense fallback={<Blank />}>
        <AdminDesk />
      </Suspense>
    </ErrorBoundary>
    <ToastHost />
  </>
);
