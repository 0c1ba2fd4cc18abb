import type { Problem } from '@hilltop/platform/outcome/problem';

export const notFound: Problem = { name: 'not-found', status: 404, title: 'There is nothing here.' };

export const notSignedIn: Problem = { name: 'not-signed-in', status: 401, title: 'Only staff can do this.' };

export const notAllowed: Problem = { name: 'not-allowed', status: 403, title: 'Your role cannot do this.' };

/** A retry may succeed in a few seconds. */
export const tryLater = (retryAfterSeconds: number): Problem => ({
  name: 'unavailable',
  status: 503,
  title: 'This is not possible at the moment.',
  detail: 'Please try again in a moment.',
  headers: { 'retry-after': String(retryAfterSeconds) },
});
