import { DesignProvider } from '../design/design-provider.js';
import { SiteRoutes } from './routes.js';

/** The whole site, below the router that says where one is: the browser's, or at build one that stands still. */
export function Site() {
  return (
    <DesignProvider>
      <SiteRoutes />
    </DesignProvider>
  );
}
