/** Whether PostgreSQL can store the text: no NUL and no lone surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Paths of such texts in `input`. An input is as deep as its GraphQL type, so the walk ends. */
export function unstorablePaths(input: unknown, path = ''): string[] {
  if (typeof input === 'string') return isStorableText(input) ? [] : [path];
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) => unstorablePaths(value, path ? `${path}.${name}` : name));
}
