/** A page of a house, with texts that it must show. */
export interface PublicRoute {
  readonly path: string;
  readonly words: readonly string[];
  /** Text from the gateway. */
  readonly live?: readonly string[];
  /** A page with the same template that is checked in every width; this one then only on a phone. */
  readonly looksLike?: string;
}
