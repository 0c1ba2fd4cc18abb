import type { Problem } from '@hilltop/platform/outcome/problem';

/** @param seconds until the address can retry */
export const tooManyRequests = (seconds: number) =>
  ({
    status: 429,
    name: 'too-many-requests',
    title: 'Too many requests were sent from here.',
    detail: `Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    facts: { retryAfterSeconds: seconds },
  }) as const satisfies Problem;
