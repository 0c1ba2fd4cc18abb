/** A part of the site that does not answer, as REST callers hear of it. */
export const unavailable = { name: 'unavailable', status: 503, title: 'A part of the site is not answering.' } as const;

/** More is asked for than can be answered in time, by a part of the site or by the gateway itself. */
export const busy = { name: 'busy', status: 503, title: 'Too many requests are waiting.' } as const;
