const graphqlAnswer = 'application/graphql-response+json; charset=utf-8';
const jsonAnswer = 'application/json; charset=utf-8';

const known = new Map([
  ['', jsonAnswer],
  ['*/*', jsonAnswer],
  ['application/json', jsonAnswer],
  ['application/graphql-response+json,application/json;q=0.9', graphqlAnswer],
]);

/** The media type of a whole answer to those who accept this; undefined where that has to be thought about. */
export const negotiated = (accept = ''): string | undefined => known.get(accept);
