/** A thing of schema.org, or a list of them. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** As it may stand in a `script` element: no text in it can end the element. */
export function jsonLd(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
