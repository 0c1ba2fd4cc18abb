import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Paper } from '../design/ground/ground.js';
import { VisuallyHidden } from '../design/layout/visually-hidden.js';
import { usePageTitle } from '../document/page-title.js';
import { BrokenPage } from './broken-page.js';
import { ErrorBoundary } from './error-boundary.js';
import { PageAnswers } from './page-answers.js';
import { paths } from './paths.js';
import { SkipLink } from './skip-link.js';
import { ToastHost } from './toast-host.js';

const AdminDesk = lazy(async () => ({ default: (await import('./admin-desk.js')).AdminDesk }));

const Blank = styled(Paper)`
  min-height: 100svh;
`;

/** The bare desk, while its script is fetched. */
const DeskLoading = () => (
  <Blank as="main" id="main">
    <VisuallyHidden as="h1">Admin Panel</VisuallyHidden>
    <VisuallyHidden role="status">Loading the page...</VisuallyHidden>
  </Blank>
);

/** The staff's panel: a tool of its own, without the site's header and footer. Its script is fetched by nobody else. */
export const AdminScreen = () => {
  usePageTitle('Admin Panel');
  return (
    <>
      <SkipLink href="#main">Skip to the page</SkipLink>
      <ErrorBoundary fallback={<BrokenPage />} place={paths.admin}>
        <Suspense fallback={<DeskLoading />}>
          <AdminDesk />
          <PageAnswers />
        </Suspense>
      </ErrorBoundary>
      <ToastHost />
    </>
  );
};
