import type { z } from 'zod';

/** What arrived is not the event that was expected. Names the faulty fields, never their values. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';

  constructor(type: string, fault: z.ZodError) {
    const fields = fault.issues.map((issue) => `${issue.path.join('.') || '(event)'}: ${issue.code}`);
    super(`not a readable ${type}: ${fields.join(', ')}`);
  }
}
