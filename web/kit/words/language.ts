/** Languages that a page can have; English is the source of all others. */
export type Language = 'en' | 'es';

/** Of this build. Every build of the site has one language, so a text is right wherever it is made. */
declare const __LANGUAGE__: Language | undefined;

/** Browser tests import how dates are written, and no build defines the language for them: they ask for English pages. */
export const language: Language = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__;

/** How dates, numbers and lists are written: as people in the United States write them in this language. */
export const locale = `${language}-US`;
