/** Languages that a page can have; English is the source of all others. */
export type Language = 'en' | 'es';

declare global {
  /** Of this build. Every build of the site has one language, so a text is right wherever it is made. */
  const __LANGUAGE__: Language | undefined;
}

/** Browser tests import how dates are written, and no build defines the language for them: they ask for English pages. */
export const language: Language = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__;

/** How dates, numbers and lists are written: as people in the United States write them in this language. */
export const locale = `${language}-US`;

declare const __LANGUAGES__: readonly Language[] | undefined;

/** Languages of the site's pages, English first (`languages` of `house.json`). */
export const languages: readonly Language[] = typeof __LANGUAGES__ === 'undefined' ? ['en'] : __LANGUAGES__;

/** Before the paths of a language's pages: "" in English, "/es" in Spanish. */
export function baseOf(wanted: Language): string {
  return wanted === 'en' ? '' : `/${wanted}`;
}

/** A page's address in a language. @param path as in `paths` */
export function pathIn(wanted: Language, path: string): `/${string}` {
  return `${baseOf(wanted)}${path}`.replace(/(?<=.)\/(?=$|[?#])/, '') as `/${string}`;
}
