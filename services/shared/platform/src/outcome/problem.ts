/** `application/problem+json` (RFC 9457). */
export interface Problem {
  /** Last part of the problem's type, e.g. `slot-full`. */
  readonly name: string;
  readonly status: number;
  /** The same for every occurrence. */
  readonly title: string;
  /** About this occurrence, for a human reader. */
  readonly detail?: string;
  /** Facts about this occurrence, for a program. */
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
    this.name = 'ProblemError';
  }
}

export const problemMediaType = 'application/problem+json';

/** The facts come last and cannot override a standard member. */
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
