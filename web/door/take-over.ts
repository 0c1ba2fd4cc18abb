/** The page's message to a new service worker that it may take over now. */
export const TAKE_OVER = 'take over';
