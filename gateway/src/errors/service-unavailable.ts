export const unavailable = { name: 'unavailable', status: 503, title: 'A part of the site is not answering.' } as const;

/** A service, or the gateway, has more to do than it can do in time. */
export const busy = { name: 'busy', status: 503, title: 'Too many requests are waiting.' } as const;
