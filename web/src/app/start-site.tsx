import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preloadPages } from './preload-pages.js';
import { Site } from './site.js';

function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root to render the site in');
  const site = (
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.firstElementChild === null) createRoot(root).render(site);
  // As a transition, hydration gives way to a tap or a scroll every few milliseconds.
  else startTransition(() => void hydrateRoot(root, site));
}

// A page whose script does not come starts all the same: the error boundary then shows in its place.
preloadPages(window.location.pathname).then(start, start);
