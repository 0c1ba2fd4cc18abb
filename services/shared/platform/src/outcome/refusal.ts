/**
 * An expected outcome that changed nothing: returned, never thrown. Add the facts that a screen needs:
 * `Refusal<'SlotFull'> & { remaining: number }`.
 */
export interface Refusal<Name extends string> {
  readonly __typename: Name;
  /** One sentence for the user. */
  readonly message: string;
}
