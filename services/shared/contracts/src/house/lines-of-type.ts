interface Typed {
  readonly __typename: string;
}

/** The lines of a cart or an order that are of one type. */
export function linesOfType<Line extends Typed, Type extends Line['__typename']>(
  lines: readonly Line[],
  type: Type,
): Extract<Line, { readonly __typename: Type }>[] {
  return lines.filter((line): line is Extract<Line, { readonly __typename: Type }> => line.__typename === type);
}
