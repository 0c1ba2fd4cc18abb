import { DesignProvider } from '../kit/design/design-provider.js';
import { BrokenRoot } from '../kit/lib/loading/broken-root.js';
import { ErrorBoundary } from '../kit/lib/loading/error-boundary.js';
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
