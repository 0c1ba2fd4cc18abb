export const unavailable = { name: 'unavailable', status: 503, title: 'Part of the site is not responding.' } as const;

/** A service or the gateway is overloaded. */
export const busy = { name: 'busy', status: 503, title: 'The server is too busy.' } as const;

/** The gateway has too much in progress. */
export const overloaded = {
  ...busy,
  detail: 'We are very busy right now. Please try again in a moment.',
  headers: { 'retry-after': '1' },
} as const;
