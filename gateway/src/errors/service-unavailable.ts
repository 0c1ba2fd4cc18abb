export const unavailable = { name: 'unavailable', status: 503, title: 'Part of the site is not responding.' } as const;

/** A service, or the gateway, has more to do than it can do in time. */
export const busy = { name: 'busy', status: 503, title: 'The server is too busy.' } as const;
