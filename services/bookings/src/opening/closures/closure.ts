/** What happens to a party that has not answered by the deadline. */
export const CLOSURE_POLICIES = ['refund', 'move', 'keep'] as const;
export type ClosurePolicy = (typeof CLOSURE_POLICIES)[number];

/** `displaced` until the party, staff or the deadline decides, or staff reopen the day. */
export type DisplacementState = 'displaced' | 'moved' | 'cancelled' | 'restored';

/** One action of staff. It closes days, or times of days. */
export interface Closure {
  readonly id: string;
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly until: string;
  /** E.g. `10:00`; null for whole days. */
  readonly times: readonly string[] | null;
  /** Shown to visitors. */
  readonly reason: string;
  /** To displaced parties. */
  readonly message: string;
  readonly deadline: Date;
  readonly policy: ClosurePolicy;
  readonly closedBy: string;
  readonly closedAt: Date;
  readonly reopenedAt: Date | null;
}

export const CLOSURE_COLUMNS = `c.id, c.first_date AS "from", c.last_date AS until, c.times, c.reason, c.message, c.deadline,
  c.policy, c.closed_by AS "closedBy", c.closed_at AS "closedAt", c.reopened_at AS "reopenedAt"`;
