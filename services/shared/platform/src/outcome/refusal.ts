/**
 * An expected outcome that changed nothing: a member of a result union in the schema, returned, never thrown. Add the
 * facts that a screen needs: `Refusal<'SlotFull'> & { remaining: number }`.
 */
export interface Refusal<Name extends string> {
  readonly __typename: Name;
  /** One sentence for the user. */
  readonly message: string;
}
