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
 * @param factless names of refusals without facts: these take details alone
 */
export function refusals<All, Words extends object>(factless: readonly string[], words: Words): Refuse<All, Words> {
  const makers = Object.entries(words).map(([name, said]) => [name, maker(name, said, factless.includes(name))]);
  return Object.fromEntries(makers) as Refuse<All, Words>;
}

function maker(name: string, said: unknown, isFactless: boolean): unknown {
  if (typeof said === 'object' && said !== null) {
    return Object.fromEntries(Object.entries(said).map(([which, one]) => [which, maker(name, one, isFactless)]));
  }
  return (...given: unknown[]) => {
    const message = typeof said === 'function' ? said(...given) : said;
    return { __typename: name, message, ...(isFactless ? {} : (given[0] as object)) };
  };
}
