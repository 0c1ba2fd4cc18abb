/** A LIKE pattern for texts that contain this one literally, with `%`, `_` and `\` escaped. */
export function containsPattern(text: string): string {
  return `%${prefixPattern(text)}`;
}

/** A LIKE pattern for texts that begin with this one, escaped like this. An index with `text_pattern_ops` serves it. */
export function prefixPattern(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}
