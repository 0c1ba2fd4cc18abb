import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { DesignProvider } from '../kit/design/design-provider.js';
import { staffPaths } from '../kit/document/staff-paths.js';
import { SkipLink } from '../kit/frame/skip-link.js';
import { ToastHost } from '../kit/frame/toast-host.js';
import { hearFilledFields } from '../kit/lib/forms/hear-filled-fields.js';
import { BrokenRoot } from '../kit/lib/loading/broken-root.js';
import { ErrorBoundary } from '../kit/lib/loading/error-boundary.js';
import { AdminPage } from './panel/admin-page.js';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to render the panel in');
hearFilledFields(document);
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary place="panel" fallback={<BrokenRoot />}>
      <DesignProvider>
        <BrowserRouter>
          <SkipLink href="#main">Skip to main content</SkipLink>
          <Routes>
            {Object.values(staffPaths).map((path) => (
              <Route key={path} path={path} element={<AdminPage />} />
            ))}
          </Routes>
          <ToastHost />
        </BrowserRouter>
      </DesignProvider>
    </ErrorBoundary>
  </StrictMode>,
);
