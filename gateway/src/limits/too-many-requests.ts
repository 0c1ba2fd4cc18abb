import type { Problem } from '@hilltop/platform/outcome/problem';

/** More requests from one address than people make. @param seconds until requests count anew */
export const tooManyRequests = (seconds: number) =>
  ({
    status: 429,
    name: 'too-many-requests',
    title: 'Too many requests came from here.',
    detail: `Please try again in ${seconds} seconds.`,
    facts: { retryAfterSeconds: seconds },
  }) as const satisfies Problem;
