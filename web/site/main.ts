import { HYDRATION_DATA_ID } from '../kit/document/hydration-data-id.js';
import { loadPart } from '../kit/lib/loading/load-part.js';
import { afterFirstPaint } from './startup/after-first-paint.js';
import { firstInteraction } from './startup/first-interaction.js';
import '../kit/frame/install-event-replay.js';
import { needsScripts } from './startup/needs-scripts.js';
import { prefetchScripts, preloadScripts } from './startup/page-scripts.js';
import { sayNotStarted } from './startup/say-not-started.js';

function isTabUsed(): boolean {
  try {
    return window.sessionStorage.length > 0;
  } catch {
    return false;
  }
}

// Pages can be read before scripts run: until the first paint, bandwidth is for fonts and images. So this file is
// small.
async function start(): Promise<void> {
  const interaction = firstInteraction(document);
  const hasData = document.getElementById(HYDRATION_DATA_ID) !== null;
  const isRunning = document.querySelector('[data-running]') !== null;
  await afterFirstPaint();
  if (!needsScripts({ location: window.location, hasData, isRunning, isTabUsed: isTabUsed() })) {
    await prefetchScripts(document);
    await interaction;
  }
  await preloadScripts(document);
  // Each import is a task of its own, so that taps are handled in between.
  await loadPart(() => import('react-dom/client'));
  await loadPart(() => import('../kit/design/design-provider.js'));
  await loadPart(() => import('./site.js'));
  await loadPart(() => import('./start-site.js'));
}

start().catch((error: unknown) => {
  sayNotStarted(document);
  reportError(error);
});
