import { LANGUAGES } from '../../../services/shared/contracts/src/house/languages.js';
import { languageNames } from './language.js';

/** For staff: the name of a visitor's language, in itself; undefined for English, which goes without saying. @param code as services say it */
export function otherLanguage(code: string | undefined): string | undefined {
  const known = LANGUAGES.find((one) => one === code);
  return known === undefined || known === 'en' ? undefined : languageNames[known];
}
