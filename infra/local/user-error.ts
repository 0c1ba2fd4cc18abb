/** Something the person at the keyboard can put right: its message is one sentence that says what is wrong and the way out. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** The sentence to show for whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
