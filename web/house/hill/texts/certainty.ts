/**
 * `on record`: an official or scholarly source, or several that agree; `reported`: press, interviews or one good
 * source; `local tradition`: told on the hill, without a document that we have seen. In mixed text, what is not on
 * record is in braces (`design/marks/claims.tsx`).
 */
export type Certainty = 'on record' | 'reported' | 'local tradition';

/** A short claim and its certainty, for the lamps below a story. */
export interface CertaintyMark {
  readonly claim: string;
  readonly certainty: Certainty;
}

/** Text of one certainty. */
export interface SureParagraph {
  readonly text: string;
  readonly certainty: Certainty;
}

/** Two sources that differ, next to each other at the same size; `reading` is ours and says so. */
export interface TwoAccounts {
  readonly heading: string;
  readonly accounts: readonly [Account, Account];
  readonly reading: string;
}

interface Account {
  readonly value: string;
  readonly words: string;
}
