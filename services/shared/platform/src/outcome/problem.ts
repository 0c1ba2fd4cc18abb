/** An error as REST callers get it: `application/problem+json` (RFC 9457). */
export interface Problem {
  /** Last part of the problem's type, e.g. `slot-full`. */
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

export const problemMediaType = 'application/problem+json';

/** The document itself: the standard members first, then facts, none of which can stand in for a standard member. */
export function problemDocument({ name, status, title, detail, facts }: Problem, correlationId: string): object {
  const standard = {
    type: `urn:problem-type:hilltop:${name}`,
    title,
    status,
    ...(detail !== undefined && { detail }),
    correlationId,
  };
  return { ...standard, ...facts, ...standard };
}
