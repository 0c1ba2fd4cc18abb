import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preloadPages } from './preload-pages.js';
import { Site } from './site.js';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to draw the site in');

const site = (
  <StrictMode>
    <BrowserRouter>
      <Site />
    </BrowserRouter>
  </StrictMode>
);

const begin = (): void => {
  if (root.firstElementChild === null) createRoot(root).render(site);
  // Taken over in slices of a few milliseconds: a tap or a scroll meanwhile is answered between two of them.
  else startTransition(() => void hydrateRoot(root, site));
};

// A page whose script does not come begins all the same: the site then says so in the page's place.
preloadPages(window.location.pathname).then(begin, begin);
