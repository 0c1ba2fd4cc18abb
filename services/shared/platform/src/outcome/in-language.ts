import type { Language } from '@hilltop/contracts/house/languages';
import { currentLanguage } from '../logging/correlation.js';

/** The same texts in other languages, with the same details: one that is missing does not compile. */
export type Translations<Words> = { readonly [Other in Exclude<Language, 'en'>]?: Words };

/** In the language of the request, or in English where it has no translation. */
export function wordsNow<Words>(english: Words, others: Translations<NoInfer<Words>>): Words {
  const language = currentLanguage();
  return (language === 'en' ? undefined : others[language]) ?? english;
}

/** The message of a check of zod, which asks for it when a request has the fault. */
export interface Fault {
  readonly error: () => string;
}

type Faults<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends (...details: infer Details) => string
    ? (...details: Details) => Fault
    : Fault;
};

/** Messages for fields of an input: `z.string().min(1, faults.required('email'))`, and `faults.unknown.error()` elsewhere. */
export function faultsOf<Words extends object>(
  english: Words,
  others: Translations<NoInfer<Words>> = {},
): Faults<Words> {
  const made = Object.entries(english).map(([name, sentence]) => {
    const fault = (...details: unknown[]): Fault => ({
      error: () => {
        const said = (wordsNow(english, others) as Readonly<Record<string, unknown>>)[name];
        return String(typeof said === 'function' ? said(...details) : said);
      },
    });
    return [name, typeof sentence === 'function' ? fault : fault()];
  });
  return Object.fromEntries(made) as Faults<Words>;
}
