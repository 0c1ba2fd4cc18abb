export const unavailable = { name: 'unavailable', status: 503, title: 'Part of the site is not responding.' } as const;

export const busy = { name: 'busy', status: 503, title: 'The server is too busy.' } as const;

export const overloaded = {
  ...busy,
  detail: 'We are very busy right now. Please try again in a moment.',
  headers: { 'retry-after': '1' },
} as const;
