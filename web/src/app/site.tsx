import { DesignProvider } from '../design/design-provider.js';
import { BrokenRoot } from '../lib/loading/broken-root.js';
import { ErrorBoundary } from '../lib/loading/error-boundary.js';
import { SiteRoutes } from './routes.js';

/** Inside a router: the browser's, or a static one. */
export function Site() {
  return (
    <ErrorBoundary place="site" fallback={<BrokenRoot />}>
      <DesignProvider>
        <SiteRoutes />
      </DesignProvider>
    </ErrorBoundary>
  );
}
