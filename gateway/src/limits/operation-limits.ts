/** Far above what the site and the REST adapter need and far below what hurts. A fragment counts each time it is spread. */
export const operationLimits = {
  /** Checked while the document is parsed. */
  tokens: 2_000,
  depth: 10,
  fields: 300,
  /** One field can be requested at most eleven times. */
  aliases: 10,
  directives: 20,
  /** Fields in the response, counted per list entry. Enough for seven store pages, or one calendar of two months. */
  cost: 5_000,
} as const;

/** With more, one request with many aliases could hold all seats of a day. */
export const maxMutationFields = 1;
