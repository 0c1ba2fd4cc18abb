import type { PriceRuleFacts } from './price-rule.js';

/** A type of guest, without its price. */
export interface TypeFacts {
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
  /** An adult is needed for every so many of them. */
  readonly perAdult: number | null;
  readonly maxPerParty: number | null;
}

/** A type that a tour sells now. */
export interface SoldType extends TypeFacts {
  /** US cents, before price rules. */
  readonly cents: number;
  readonly seats: number;
}

/** What a tour sells now, in the order in which guests are asked for. */
export interface PriceList {
  /** Name of the tour. */
  readonly tour: string;
  readonly types: readonly SoldType[];
  /** In the order in which they are tried. */
  readonly rules: readonly PriceRuleFacts[];
}
