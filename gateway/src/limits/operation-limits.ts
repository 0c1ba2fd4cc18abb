/**
 * Bounds of one operation, far above what the site and the REST adapter ask for and far below what hurts.
 * Fields are counted as executed: a fragment counts each time it is spread.
 */
export const operationLimits = {
  /** Tokens of the document, checked while it is parsed. */
  tokens: 2_000,
  depth: 10,
  fields: 300,
  aliases: 15,
  directives: 20,
  /** Fields as answered, the entries of pages counted. */
  cost: 5_000,
} as const;
