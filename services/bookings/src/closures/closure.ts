/** What becomes of a party that has not answered by the deadline. */
export const CLOSURE_POLICIES = ['refund', 'move', 'keep'] as const;
export type ClosurePolicy = (typeof CLOSURE_POLICIES)[number];

/** `displaced` until its party, staff or the deadline decides, or the house opens again. */
export type DisplacementState = 'displaced' | 'moved' | 'cancelled' | 'restored';

/** One action by which staff closed days, or times of them. */
export interface Closure {
  readonly id: string;
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly until: string;
  /** Those that were closed of each day, e.g. `10:00`; null for whole days. */
  readonly times: readonly string[] | null;
  /** What visitors read, in a few words. */
  readonly reason: string;
  /** What displaced parties read. */
  readonly message: string;
  readonly deadline: Date;
  readonly policy: ClosurePolicy;
  /** The account of who closed. */
  readonly closedBy: string;
  readonly closedAt: Date;
  readonly reopenedAt: Date | null;
}

export const CLOSURE_COLUMNS = `c.id, c.first_date AS "from", c.last_date AS until, c.times, c.reason, c.message, c.deadline,
  c.policy, c.closed_by AS "closedBy", c.closed_at AS "closedAt", c.reopened_at AS "reopenedAt"`;
