/** An error that the user can fix: its message is one sentence that says what is wrong and what to do. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
