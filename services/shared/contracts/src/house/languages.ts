/** Languages of pages and answers. The texts of English are complete; the others are translations of it. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Of a request: the language of what people read in its answer. Without it, and with anything unknown in it, English. */
export const LANGUAGE_HEADER = 'hilltop-language';

/** Before the paths of a language's pages: "" in English, "/es" in Spanish. */
export function baseOf(language: Language): string {
  return language === 'en' ? '' : `/${language}`;
}

/** Address of a page of visitors, who read each of them in their language. @param path e.g. `/visit/…`; empty for the first page */
export function pageUrl(publicUrl: string, language: Language, path: string): string {
  return publicUrl + baseOf(language) + path;
}
