export type Fields = Record<string, unknown>;
export type Stored = Fields & { id: string; status: string; metadata: Record<string, string> };

interface Problem {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly decline_code?: string;
  readonly payment_intent?: unknown;
}

/** Stripe's error response. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly error: Problem;
  /** Stripe found the request itself wrong, so nothing was executed, and the idempotency key stays free. */
  readonly isUnread: boolean;

  constructor(status: number, error: Problem, isUnread = false) {
    super(error.message);
    this.status = status;
    this.error = error;
    this.isUnread = isUnread;
  }
}

export const missing = (id: string) =>
  new StripeProblem(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: ${id}` });
export const wrongState = (message: string) =>
  new StripeProblem(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message });
export const wrongParameter = (code: string, message: string) =>
  new StripeProblem(400, { type: 'invalid_request_error', code, message }, true);
export const refusedRequest = (code: string, message: string) =>
  new StripeProblem(400, { type: 'invalid_request_error', code, message });

export function found(all: ReadonlyMap<string, Stored>, id: string): Stored {
  const one = all.get(id);
  if (!one) throw missing(id);
  return one;
}
