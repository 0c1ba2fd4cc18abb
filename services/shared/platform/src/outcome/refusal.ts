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

/** For each refusal its sentence, or several by name. */
export type SentencesOf<All> = {
  readonly [Name in keyof All]: Sentence<All[Name]> | { readonly [which: string]: Sentence<All[Name]> };
};

type Given<One, Args extends unknown[]> = keyof Facts<One> extends never
  ? Args
  : [facts: Facts<One>, ...details: Args extends [unknown, ...infer Details] ? Details : []];

type Make<One, Said> = Said extends string
  ? (...given: Given<One, []>) => One
  : Said extends (...args: infer Args) => string
    ? (...given: Given<One, Args>) => One
    : { readonly [Which in keyof Said]: Make<One, Said[Which]> };

type Refuse<All, Said> = { readonly [Name in keyof Said & keyof All]: Make<All[Name], Said[Name]> };

/**
 * A function for each refusal that has a sentence: `refuse.SlotFull({ remaining, holdExpired }, seats)`, and
 * `refuse.SlotClosed.day({ reason }, note)` where it has several.
 * @param factless names of refusals without facts: these take details alone
 */
export function refusals<All, Said extends object>(factless: readonly string[], said: Said): Refuse<All, Said> {
  const makers = Object.entries(said).map(([name, sentence]) => [name, maker(name, sentence, factless.includes(name))]);
  return Object.fromEntries(makers) as Refuse<All, Said>;
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
