/** Languages of pages and answers. The texts of English are complete; the others are translations of it. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Of a request: the language of what people read in its answer. Without it, and with anything unknown in it, English. */
export const LANGUAGE_HEADER = 'hilltop-language';
