import { DesignProvider } from '../design/design-provider.js';
import { SiteRoutes } from './routes.js';

/** The whole site, inside a router: the browser's, or a static one. */
export function Site() {
  return (
    <DesignProvider>
      <SiteRoutes />
    </DesignProvider>
  );
}
