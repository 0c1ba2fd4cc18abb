import { Route } from 'react-router-dom';
import { lazyPage } from './lazy-page.js';

const drawn = () => {
  const DesignPage = lazyPage(async () => (await import('../features/design/design-page.js')).DesignPage);
  return <Route path="/design" element={<DesignPage />} />;
};

/** The page of everything the design layer has; the build for visitors leaves it out. */
export const designRoute = import.meta.env.DEV ? drawn() : null;
