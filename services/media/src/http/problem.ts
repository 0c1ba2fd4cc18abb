/** What ends a request without what it asked for: `application/problem+json` (RFC 9457). */
export interface Problem {
  /** Last part of the problem's type, e.g. `image-in-use`. */
  readonly name: string;
  readonly status: number;
  /** The same for every occurrence. */
  readonly title: string;
  /** About this occurrence, for a person. */
  readonly detail?: string;
  /** What a program may want to know about this occurrence. */
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ends a request with a problem document. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
    this.name = 'ProblemError';
  }
}

/** The document itself: the standard members, then facts, none of which can stand in for a standard member. */
export function problemDocument({ name, status, title, detail, facts }: Problem, correlationId: string): object {
  const type = `urn:problem-type:hilltop:${name}`;
  const standard = { type, title, status, ...(detail !== undefined && { detail }), correlationId };
  return { ...standard, ...facts, ...standard };
}

export const notFound: Problem = { name: 'not-found', status: 404, title: 'There is nothing here.' };

export const notSignedIn: Problem = { name: 'not-signed-in', status: 401, title: 'Only staff may do this.' };

/** Nothing is wrong with the request: the same one may work in a few seconds. */
export const tryLater = (retryAfterSeconds: number): Problem => ({
  name: 'unavailable',
  status: 503,
  title: 'This is not possible at the moment.',
  detail: 'Please try again in a moment.',
  headers: { 'retry-after': String(retryAfterSeconds) },
});
