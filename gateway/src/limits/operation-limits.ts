/**
 * Bounds of one operation, far above what the site and the REST adapter need and far below what hurts.
 * Fields are counted as executed: a fragment counts each time it is spread.
 */
export const operationLimits = {
  /** Tokens of the document, checked while it is parsed. */
  tokens: 2_000,
  depth: 10,
  fields: 300,
  /** With these, one field can be requested at most ten times. */
  aliases: 9,
  directives: 20,
  /** Fields in the response, counted per list entry. Enough for seven store pages, or one calendar of two months. */
  cost: 5_000,
} as const;

/** Fields of `Mutation` in one operation: with many aliases, one request could hold all seats of a day. */
export const maxMutationFields = 1;
