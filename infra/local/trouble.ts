/** Something the person at the keyboard can put right: its message is one sentence that says what is wrong and the way out. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}

/** The sentence to show for whatever was thrown. */
export function sentenceOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
