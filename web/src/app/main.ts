import { afterFirstPaint } from './after-first-paint.js';
import { fetchScripts } from './fetch-scripts.js';
import './hear-early-deeds.js';

// The page is there to be read before any script is: until it is drawn the line belongs to its faces and pictures. This
// file stays small, so that nothing else runs before.
const begin = async (): Promise<void> => {
  await afterFirstPaint();
  fetchScripts(document);
  // Each runs in a turn of its own, so that a tap is answered between them.
  await import('react-dom/client');
  await import('./start-site.js');
};

void begin();
