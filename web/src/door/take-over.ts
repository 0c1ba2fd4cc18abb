/** What the page tells a new version of its service worker: it may take over now. */
export const TAKE_OVER = 'take over';
