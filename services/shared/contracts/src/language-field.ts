import { z } from 'zod';
import { LANGUAGES } from './house/languages.js';

/** In data of events: the language in which the visitor is written to. Left out by earlier releases, which wrote in English. */
export const languageField = z.enum(LANGUAGES).optional();
