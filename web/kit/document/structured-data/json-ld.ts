/** A schema.org thing, or a list of them. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Escaped for a `script` element, so that no text in it can close the element. */
export function jsonLd(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
