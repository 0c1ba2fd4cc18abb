import type { Language } from '@hilltop/contracts/house/languages';
import { currentLanguage } from '../logging/correlation.js';

/** The same texts in other languages, with the same details: one that is missing does not compile. */
export type Translations<Words> = { readonly [Other in Exclude<Language, 'en'>]?: Words };

/** In the language of the request, or in English where it has no translation. */
export function wordsNow<Words>(english: Words, others: Translations<NoInfer<Words>>): Words {
  const language = currentLanguage();
  return (language === 'en' ? undefined : others[language]) ?? english;
}

/** Of a row that keeps its `name` in English, and in `nameEs` in Spanish: null until staff write it. */
type Written<Field extends string> = Readonly<Record<Field | `${Field}Es`, unknown>>;

/**
 * Texts of staff in the language of the request, in English where nobody wrote them in it. What is kept, and what staff read, is the row's own.
 * @returns also `untranslated`: the fields that are in English though another language was asked for
 */
export function inLanguage<Field extends string, Row extends Written<Field>>(
  row: Row,
  ...fields: readonly Field[]
): Pick<Row, Field> & { untranslated: string[] } {
  const language = currentLanguage();
  const translated = (field: Field): unknown => (language === 'en' ? row[field] : row[`${field}Es`]);
  const untranslated = fields.filter((field) => (translated(field) ?? null) === null);
  const texts = fields.map((field) => [field, translated(field) ?? row[field]]);
  return { ...(Object.fromEntries(texts) as Pick<Row, Field>), untranslated };
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
