/**
 * How reliable a claim is. `on record`: an official or scholarly source, or several that agree; `reported`: press,
 * interviews or one good source; `local tradition`: told on the hill, without a document that we have seen. In mixed
 * text, what is not on record is in braces (`design/marks/claims.tsx`).
 */
export type Certainty = 'on record' | 'reported' | 'local tradition';

/** A short claim and how sure it is, for the lamps under a story. */
export interface CertaintyMark {
  readonly claim: string;
  readonly certainty: Certainty;
}

/** Text in which everything is equally sure. */
export interface SureParagraph {
  readonly text: string;
  readonly certainty: Certainty;
}

/** Two sources that differ, side by side at the same size; `reading` is ours and says so. */
export interface TwoAccounts {
  readonly heading: string;
  readonly accounts: readonly [Account, Account];
  readonly reading: string;
}

interface Account {
  readonly value: string;
  readonly words: string;
}
