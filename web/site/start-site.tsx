import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { baseOf } from '../../services/shared/contracts/src/house/languages.js';
import { hearFilledFields } from '../kit/lib/forms/hear-filled-fields.js';
import { language } from '../kit/words/language.js';
import { preloadPages } from './preload-pages.js';
import { Site } from './site.js';

function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root to render the site in');
  hearFilledFields(document);
  const site = (
    <StrictMode>
      <BrowserRouter basename={baseOf(language)}>
        <Site />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.firstElementChild === null) createRoot(root).render(site);
  // In a transition, hydration yields to taps and scrolling every few milliseconds.
  else startTransition(() => void hydrateRoot(root, site));
}

// The site starts even if a page's script fails to load: its error boundary shows.
preloadPages(window.location.pathname.slice(baseOf(language).length) || '/').then(start, start);
