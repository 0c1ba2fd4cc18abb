import type { PriceRuleFacts } from './price-rule.js';

/** Words of a type in Spanish; null until staff write them. */
export interface SpanishTypeWords {
  readonly labelEs: string | null;
  readonly singularEs: string | null;
  readonly pluralEs: string | null;
  readonly noteEs: string | null;
}

/** A type without its price. */
export interface TypeFacts extends SpanishTypeWords {
  readonly code: string;
  readonly label: string;
  readonly singular: string;
  readonly plural: string;
  readonly fromAge: number | null;
  readonly toAge: number | null;
  readonly note: string;
  readonly proof: boolean;
  /** A party can consist of these alone. */
  readonly comesAlone: boolean;
  /** Counts as an adult for those that need one. */
  readonly bringsChildren: boolean;
  /** How many of them one adult can bring. */
  readonly perAdult: number | null;
  readonly maxPerParty: number | null;
}

export interface SoldType extends TypeFacts {
  /** US cents, before price rules. */
  readonly cents: number;
  readonly seats: number;
}

/** Types are in the order in which guests are asked for. */
export interface PriceList {
  /** Its name. */
  readonly tour: string;
  readonly types: readonly SoldType[];
  /** In the order in which they are tried. */
  readonly rules: readonly PriceRuleFacts[];
}
