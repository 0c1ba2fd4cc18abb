import { baseOf, LANGUAGES } from '../../../services/shared/contracts/src/house/languages.js';

/** Languages that a page can have; English is the source of all others. */
export type Language = 'en' | 'es';

declare global {
  /** Of this build. Every build of the site has one language, so a text is right wherever it is made. */
  const __LANGUAGE__: Language | undefined;
}

/** Browser tests import how dates are written, and no build defines the language for them: they ask for English pages. */
export const language: Language = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__;

/** Each in itself: whoever looks for it reads no other. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** How dates, numbers and lists are written: as people in the United States write them in this language. */
export const locale = `${language}-US`;

declare const __LANGUAGES__: readonly Language[] | undefined;

/** Languages of the site's pages, English first (`languages` of `house.json`). */
export const languages: readonly Language[] = typeof __LANGUAGES__ === 'undefined' ? ['en'] : __LANGUAGES__;

/** A page's address in a language. @param path as in `paths` */
export function pathIn(wanted: Language, path: string): `/${string}` {
  return `${baseOf(wanted)}${path}`.replace(/(?<=.)\/(?=$|[?#])/, '') as `/${string}`;
}

/** Where the router finds the page of a link that a service made, in whichever language the link is. @param url absolute */
export function routeOf(url: string): string {
  const { pathname } = new URL(url);
  const base = LANGUAGES.map(baseOf).find((one) => one !== '' && pathname.startsWith(`${one}/`)) ?? '';
  return pathname.slice(base.length);
}
