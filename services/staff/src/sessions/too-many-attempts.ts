import type { Refusal } from '@hilltop/platform/outcome/refusal';

export type TooManyAttempts = Refusal<'TooManyAttempts'> & { readonly retryAfterSeconds: number };

export function tooManyAttemptsMessage(retryAfterSeconds: number): string {
  return `Too many attempts. Please try again in ${retryAfterSeconds} seconds.`;
}

export function tooManyAttempts(retryAfterSeconds: number): TooManyAttempts {
  return { __typename: 'TooManyAttempts', message: tooManyAttemptsMessage(retryAfterSeconds), retryAfterSeconds };
}
