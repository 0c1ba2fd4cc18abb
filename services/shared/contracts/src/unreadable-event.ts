import type { z } from 'zod';

/** A message is not the expected event. Names the invalid fields, never their values. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';

  constructor(type: string, fault: z.ZodError) {
    const fields = fault.issues.map((issue) => `${issue.path.join('.') || '(event)'}: ${issue.code}`);
    super(`not a readable ${type}: ${fields.join(', ')}`);
  }
}
