import { SENT_PAGE_ID } from '../document/sent-page-id.js';
import { afterFirstPaint } from './after-first-paint.js';
import { fetchScripts, layScriptsReady } from './fetch-scripts.js';
import { firstSign } from './first-sign.js';
import './hear-early-deeds.js';
import { hasMoreToShow } from './live-pages.js';

/** Something of the site is kept in this tab. Where the browser forbids its storage, nothing is. */
const isTabUsed = (): boolean => {
  try {
    return window.sessionStorage.length > 0;
  } catch {
    return false;
  }
};

// The page is there to be read before any script is: until it is drawn the line belongs to its faces and pictures. This
// file stays small, so that nothing else runs before.
const begin = async (): Promise<void> => {
  const sign = firstSign(document);
  const isDrawn = document.getElementById('root')?.firstElementChild != null;
  const carriesAnswers = document.getElementById(SENT_PAGE_ID) !== null;
  await afterFirstPaint();
  if (!hasMoreToShow({ location: window.location, isDrawn, carriesAnswers, isTabUsed: isTabUsed() })) {
    await layScriptsReady(document);
    await sign;
  }
  await fetchScripts(document);
  // Each runs in a turn of its own, so that a tap is answered between them.
  await import('react-dom/client');
  await import('../design/design-provider.js');
  await import('./site.js');
  await import('./start-site.js');
};

void begin();
