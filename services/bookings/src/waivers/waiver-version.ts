/** Of the words that guests sign. The words are the site's (web/src/features/booking/steps/waiver-text.ts): both change together. */
export const WAIVER_VERSION = '2026-11';
