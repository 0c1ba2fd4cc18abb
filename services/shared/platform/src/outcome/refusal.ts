import { type Translations, wordsNow } from './in-language.js';

/** An expected outcome that changed nothing: returned, never thrown. */
export interface Refusal<Name extends string> {
  readonly __typename: Name;
  /** One sentence for the user. */
  readonly message: string;
}

/** A refusal as the schema defines it. `make codegen` writes one for each in `generated/refusals.ts`. */
export type Refused<Name extends string, Type> = Readonly<Omit<Type, '__typename'>> & { readonly __typename: Name };

type Facts<One> = Omit<One, '__typename' | 'message'>;

/** A text, or what makes it from the facts and from details that are no facts. */
type Sentence<One> =
  | string
  | (keyof Facts<One> extends never
      ? (...details: never[]) => string
      : (facts: Facts<One>, ...details: never[]) => string);

/** One sentence, or several by name. */
type Said<One> = Sentence<One> | { readonly [which: string]: Said<One> };

export type SentencesOf<All> = { readonly [Name in keyof All]: Said<All[Name]> };

type Given<One, Args extends unknown[]> = keyof Facts<One> extends never
  ? Args
  : [facts: Facts<One>, ...details: Args extends [unknown, ...infer Details] ? Details : []];

type Make<One, Words> = Words extends string
  ? (...given: Given<One, []>) => One
  : Words extends (...args: infer Args) => string
    ? (...given: Given<One, Args>) => One
    : { readonly [Which in keyof Words]: Make<One, Words[Which]> };

type Refuse<All, Words> = { readonly [Name in keyof Words & keyof All]: Make<All[Name], Words[Name]> };

/**
 * A function for each refusal that has a sentence: `refuse.SlotFull({ remaining, holdExpired }, seats)`, and
 * `refuse.SlotClosed.day({ reason }, note)` where it has several.
 * @param factless names of refusals without facts: these take details alone @param others what a request in these languages gets
 */
export function refusals<All, Words extends object>(
  factless: readonly string[],
  english: Words,
  others: Translations<Words> = {},
): Refuse<All, Words> {
  const makers = Object.keys(english).map((name) => {
    const now = () => (wordsNow(english, others) as Readonly<Record<string, unknown>>)[name];
    return [name, maker(name, now, factless.includes(name))];
  });
  return Object.fromEntries(makers) as Refuse<All, Words>;
}

/** @param now what is said in the language of the request */
function maker(name: string, now: () => unknown, isFactless: boolean): unknown {
  const several = now();
  if (typeof several === 'object' && several !== null) {
    const one = (which: string) => () => (now() as Readonly<Record<string, unknown>>)[which];
    return Object.fromEntries(Object.keys(several).map((which) => [which, maker(name, one(which), isFactless)]));
  }
  return (...given: unknown[]) => {
    const said = now();
    const message = typeof said === 'function' ? said(...given) : said;
    return { __typename: name, message, ...(isFactless ? {} : (given[0] as object)) };
  };
}
