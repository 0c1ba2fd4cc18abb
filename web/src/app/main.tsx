import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { DesignProvider } from '../design/design-provider.js';
import { SiteRoutes } from './routes.js';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to draw the site in');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <DesignProvider>
        <SiteRoutes />
      </DesignProvider>
    </BrowserRouter>
  </StrictMode>,
);
